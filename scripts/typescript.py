"""Write the page's TypeScript types from the server's models, or with --check say which file does not fit them."""

from __future__ import annotations

import importlib
import json
import subprocess
import sys
from collections.abc import Mapping
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
            schemas[path] = schema_of(*sent_by(folder))
    translator = ["node", "client/scripts/types.mjs", *sys.argv[1:]]
    return subprocess.run(translator, cwd=ROOT, input=json.dumps(schemas), text=True, check=False).returncode


def sent_by(folder: Path) -> list[ModuleType]:
    """The modules that declare what a game's page is sent: its view and its scene, each a file or a folder."""
    files = [file for part in ("view", "scene") for which in ("", "/*") for file in folder.glob(f"{part}{which}.py")]
    modules = (".".join(file.relative_to(folder).with_suffix("").parts) for file in sorted(files))
    return [importlib.import_module(f"kurgan.games.{folder.name}.{module}") for module in modules]


def schema_of(*modules: ModuleType) -> dict[str, object]:
    """The schema of every model that modules declare, and of what they borrow: the engine's words are messages too."""
    own = [
        each
        for module in modules
        for each in vars(module).values()
        if isinstance(each, type) and issubclass(each, BaseModel) and each.__module__ == module.__name__
    ]
    _, schema = models_json_schema([(model, "serialization") for model in own], ref_template="{model}")
    models = schema["$defs"]
    names = {name: name if name in {model.__name__ for model in own} else f"{name}Message" for name in models}
    return {"definitions": {names[name]: tidied(model, names) for name, model in models.items()}}


def tidied(model: object, names: Mapping[str, str]) -> object:
    """A model closed and complete: what a message carries by default it always carries."""
    plain = translated(model, names)
    if isinstance(plain, dict) and "properties" in plain:
        plain |= {"additionalProperties": False, "required": list(plain["properties"])}
    return plain


def translated(node: object, names: Mapping[str, str]) -> object:
    """As the translator reads it: tuples as items, references by their new names, and no titles, which would each
    become a type of their own."""
    if isinstance(node, list):
        return [translated(each, names) for each in node]
    if not isinstance(node, dict):
        return node
    if isinstance(node.get("$ref"), str):
        return {"$ref": f"#/definitions/{names[node['$ref']]}"}
    kept = {key: translated(value, names) for key, value in node.items() if key != "title" or isinstance(value, dict)}
    if "prefixItems" in kept:
        kept["items"] = kept.pop("prefixItems")
    return kept


if __name__ == "__main__":
    sys.exit(main())
