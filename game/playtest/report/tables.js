"use strict";
// Sorting by a click on a column's head, and finding figures. The page reads well without it.
(() => {
  const plain = text => text.toLowerCase().replaceAll("\u00a0", " ").replaceAll("\u00ad", "");

  const rows = table => [...table.tBodies[0].rows];

  const value = (row, column) => {
    const cell = row.cells[column];
    const by = cell.dataset.by ?? cell.textContent;
    return by === "" ? null : Number.isNaN(Number(by)) ? by : Number(by);
  };

  const compare = (a, b) =>
    typeof a === "number" && typeof b === "number" ? a - b : String(a).localeCompare(String(b), document.documentElement.lang, { numeric: true });

  const sort = (table, column, down) => {
    const sign = down ? -1 : 1;
    const ordered = rows(table).map(row => [value(row, column), row]);
    ordered.sort(([a], [b]) => (a === null || b === null ? (a === null) - (b === null) : sign * compare(a, b)));
    table.tBodies[0].append(...ordered.map(([, row]) => row));
  };

  const headed = (table, head, column) => {
    const button = document.createElement("button");
    button.type = "button";
    button.title = document.body.dataset.sort;
    button.append(...head.childNodes);
    head.append(button);
    button.addEventListener("click", () => {
      const number = head.classList.contains("number");
      const before = head.getAttribute("aria-sort");
      const down = before ? before === "ascending" : number;
      table.querySelectorAll("th[aria-sort]").forEach(other => other.removeAttribute("aria-sort"));
      head.setAttribute("aria-sort", down ? "descending" : "ascending");
      sort(table, column, down);
    });
  };

  const groups = [...document.querySelectorAll("details.group")];
  for (const table of document.querySelectorAll("table.sortable")) {
    [...table.tHead.rows[0].cells].forEach((head, column) => headed(table, head, column));
  }

  const tools = document.querySelector(".tools");
  if (tools) {
    const words = tools.querySelector("input[type=search]");
    const real = tools.querySelector("input[type=checkbox]");
    const find = () => {
      const asked = plain(words.value).trim();
      const only = real !== null && real.checked;
      for (const group of groups) {
        let found = 0;
        for (const row of rows(group.querySelector("table"))) {
          row.hidden = !plain(row.textContent).includes(asked) || (only && !row.classList.contains("real"));
          found += !row.hidden;
        }
        group.hidden = found === 0;
        if (asked || only) group.open = found > 0;
      }
    };
    words.addEventListener("input", find);
    real?.addEventListener("change", find);
    tools.querySelector("button").addEventListener("click", () => {
      const open = groups.some(group => !group.open);
      groups.forEach(group => { group.open = open; });
    });
    tools.hidden = false;
  }

  let closed = [];
  addEventListener("beforeprint", () => {
    closed = [...document.querySelectorAll("details:not([open])")];
    closed.forEach(one => { one.open = true; });
  });
  addEventListener("afterprint", () => closed.forEach(one => { one.open = false; }));
})();
