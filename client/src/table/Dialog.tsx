// A window over the page. The browser's own <dialog> keeps the focus inside and gives it back.

import type { ComponentChildren } from "preact";
import { useEffect, useId, useRef } from "preact/hooks";

interface DialogProps {
  title: string;
  onClose(): void;
  children: ComponentChildren;
}

export function Dialog({ title, onClose, children }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const dialog = element.current;
    const before = document.activeElement;
    dialog?.showModal();
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
        <h2 id={id}>{title}</h2>
        {children}
      </div>
    </dialog>
  );
}

interface QuestionProps {
  title: string;
  text: string;
  yes: string;
  no: string;
  onYes(): void;
  onNo(): void;
}

export function Question({ title, text, yes, no, onYes, onNo }: QuestionProps) {
  return (
    <Dialog title={title} onClose={onNo}>
      <p>{text}</p>
      <p class="dialog-buttons">
        <button type="button" class="button" onClick={onNo}>
          {no}
        </button>
        <button type="button" class="button main" onClick={onYes}>
          {yes}
        </button>
      </p>
    </Dialog>
  );
}
