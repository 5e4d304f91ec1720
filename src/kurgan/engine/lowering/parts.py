"""Parts: functions that only other compiled code calls [decision 50].

A part stays as it was translated. Whoever Python calls takes in every part that it needs, those of its parts included;
all of it together is optimised once, and only that becomes machine code. Left to itself Numba does both for every
function and all that it calls, again at each step of the way up.
"""

from __future__ import annotations

from typing import Any

from numba import _dynfunc  # type: ignore[attr-defined]  # made by its own compiler
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import CompilerBase, DefaultPassBuilder, _LowerResult
from numba.core.compiler_machinery import register_pass
from numba.core.typed_passes import NativeLowering

NOWHERE = 0  # the address of what is no machine code yet


class Part(JITCodeLibrary):
    """What one function was translated to, and the parts that it needs."""

    def add_linking_library(self, library: Any) -> None:
        if library not in self._linking_libraries:
            self._linking_libraries.append(library)

    def finalize(self) -> None:
        """There is nothing to be done: whoever takes it in does that."""
        self._finalized = True


@register_pass(mutates_CFG=True, analysis_only=False)
class PartLowering(NativeLowering):
    """Translate a function and offer it to others, together with all that it needs."""

    _name = "part_lowering"

    def run_pass(self, state: Any) -> bool:
        state.library = part = Part(state.targetctx.codegen(), state.func_id.func_qualname)
        part.enable_object_caching()
        state.flags.no_compile = True
        super().run_pass(state)
        lowered = state["cr"]
        if lowered.env.consts:
            raise TypeError(f"{lowered.fndesc.qualname} holds Python objects, which compiled code cannot take in")
        called = _dynfunc.make_function(
            lowered.fndesc.lookup_module(), lowered.fndesc.qualname, "a part", NOWHERE, lowered.env, (part,)
        )
        state.targetctx.insert_user_function(called, lowered.fndesc, [part, *part._linking_libraries])
        state["cr"] = _LowerResult(lowered.fndesc, lowered.call_helper, cfunc=called, env=lowered.env)
        return True


class PartCompiler(CompilerBase):
    """As Numba compiles, but for the last step."""

    def define_pipelines(self) -> list[Any]:
        usual = DefaultPassBuilder.define_nopython_pipeline(self.state)
        usual.passes = [(PartLowering if step is NativeLowering else step, why) for step, why in usual.passes]
        usual.finalize()
        return [usual]
