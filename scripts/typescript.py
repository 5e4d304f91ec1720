"""Write the page's TypeScript types from the server's models, or with --check say which file does not fit them."""

from __future__ import annotations

import importlib
import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

from pydantic import BaseModel
from pydantic.json_schema import models_json_schema

from kurgan.games import folders
from kurgan.server import messages

ROOT = Path(__file__).parent.parent


def main() -> int:
    """Hand the schemas to the translator."""
    schemas = {"client/src/api/types.ts": schema_of(messages)}
    for folder in folders().values():
        if (folder / "page").is_dir():
            path = (folder / "page" / "types.ts").relative_to(ROOT).as_posix()
            schemas[path] = schema_of(importlib.import_module(f"kurgan.games.{folder.name}.view"))
    translator = ["node", "client/scripts/types.mjs", *sys.argv[1:]]
    return subprocess.run(translator, cwd=ROOT, input=json.dumps(schemas), text=True, check=False).returncode


def schema_of(module: ModuleType) -> dict[str, object]:
    """The schema of every model that a module declares."""
    models = [each for each in vars(module).values() if isinstance(each, type) and issubclass(each, BaseModel)]
    own = [model for model in models if model.__module__ == module.__name__]
    _, schema = models_json_schema([(model, "serialization") for model in own], ref_template="#/definitions/{model}")
    text, names = json.dumps(dict(tidied(schema["$defs"]))), {model.__name__ for model in own}
    for borrowed in set(schema["$defs"]) - names:  # the engine's words are messages to the page
        text = text.replace(f'"#/definitions/{borrowed}"', f'"#/definitions/{borrowed}Message"')
        text = text.replace(f'"{borrowed}": {{"', f'"{borrowed}Message": {{"')
    return {"definitions": json.loads(text)}


def tidied(models: dict[str, dict[str, object]]) -> Iterator[tuple[str, object]]:
    """Models closed and complete: what a message carries by default it always carries."""
    for name, model in models.items():
        plain = untitled(model)
        if isinstance(plain, dict) and "properties" in plain:
            plain |= {"additionalProperties": False, "required": list(plain["properties"])}
        yield name, plain


def untitled(node: object) -> object:
    """Without titles, which would each become a type of their own, and with tuples as the translator reads them."""
    if isinstance(node, list):
        return [untitled(each) for each in node]
    if not isinstance(node, dict):
        return node
    kept = {key: untitled(value) for key, value in node.items() if key != "title" or not isinstance(value, str)}
    if "prefixItems" in kept:
        kept["items"] = kept.pop("prefixItems")
    return kept


if __name__ == "__main__":
    sys.exit(main())
