"""What is wrong with a request, in one sentence."""

from __future__ import annotations

from typing import Final

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException

from kurgan.engine.match import Refused
from kurgan.server.impossible import Impossible
from kurgan.server.messages import Problem, problem
from kurgan.server.writer import Unwritten

LONGEST_PLACE: Final = 60


def add_answers(app: FastAPI) -> None:
    """Every error that can be expected has its answer."""
    app.add_exception_handler(Impossible, answer_impossible)
    app.add_exception_handler(Refused, answer_refused)
    app.add_exception_handler(Unwritten, answer_unwritten)
    app.add_exception_handler(RequestValidationError, answer_malformed)
    app.add_exception_handler(HTTPException, answer_unknown)


def said(status: int, sentence: Problem) -> JSONResponse:
    return JSONResponse(sentence.model_dump(mode="json"), status)


async def answer_impossible(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, Impossible)
    return said(error.status, Problem(line=error.line))


async def answer_refused(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, Refused)
    return said(409, Problem(line=error.line))


async def answer_unwritten(request: Request, error: Exception) -> JSONResponse:
    return said(507, problem("refused-unwritten"))


async def answer_malformed(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    where = plain(".".join(str(part) for part in first["loc"][1:])) or "body"
    return said(422, problem("malformed-request", {"where": where, "why": str(first["msg"])}))


async def answer_unknown(request: Request, error: Exception) -> JSONResponse:
    """What nobody here answers, and what could not even be read."""
    assert isinstance(error, HTTPException)
    if error.status_code == 400:
        return said(400, problem("malformed-request", {"where": "body", "why": error.detail}))
    return said(error.status_code, problem("no-page"))


def plain(text: str) -> str:
    """What somebody else has said, so short and of such signs that it can be said again."""
    return "".join(sign if sign.isprintable() else "?" for sign in text[:LONGEST_PLACE])
