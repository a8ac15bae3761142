"""Measurements: records of what is measured, their data, and the document that is made of these."""
