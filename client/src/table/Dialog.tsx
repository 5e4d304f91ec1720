// A window over the page. The browser's own <dialog> keeps the focus inside and gives it back.

import type { ComponentChildren } from "preact";
import { useEffect, useId, useRef } from "preact/hooks";

interface DialogProps {
  title: string;
  /** It is there to be read: the reader begins at its heading, not at its first button. */
  isToRead?: boolean;
  onClose(): void;
  children: ComponentChildren;
}

export function Dialog({ title, isToRead = false, onClose, children }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const dialog = element.current;
    const before = document.activeElement;
    dialog?.showModal();
    if (isToRead) dialog?.querySelector("h2")?.focus();
    return () => {
      dialog?.close();
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return (
    <dialog
      ref={element}
      class="table-dialog"
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => event.target === element.current && onClose()}
    >
      <div class="dialog-body">
        <h2 id={id} tabIndex={-1}>
          {title}
        </h2>
        {children}
      </div>
    </dialog>
  );
}

interface QuestionProps {
  title: string;
  text: ComponentChildren;
  yes: ComponentChildren;
  no: string;
  onYes(): void;
  onNo(): void;
}

export function Question({ title, text, yes, no, onYes, onNo }: QuestionProps) {
  return (
    <Dialog title={title} onClose={onNo}>
      {typeof text === "string" ? <p>{text}</p> : text}
      <p class="dialog-buttons">
        <button type="button" class="button" autofocus onClick={onNo}>
          {no}
        </button>
        <button type="button" class="button main guarded" onClick={onYes}>
          {yes}
        </button>
      </p>
    </Dialog>
  );
}
