"""The first battle teaches by being played: each lesson ends when what it asks for has been done."""

from __future__ import annotations

from pydantic import TypeAdapter

POINTED = """[...document.querySelectorAll(".as-pointed")].map((each) => {
    const [x, y] = each.style.transformOrigin.split(" ").map(parseFloat);
    const column = Math.round((x / 60 - 1) / 1.5);
    const row = Math.round(y / (60 * Math.sqrt(3)) - 0.5 - (column % 2) / 2);
    return String(column).padStart(2, "0") + String(row).padStart(2, "0");
})"""
PLACES = TypeAdapter(list[str])
