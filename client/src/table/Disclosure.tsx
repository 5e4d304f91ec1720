// A button with something under it, until one looks elsewhere.

import type { ComponentChildren } from "preact";
import { useId, useLayoutEffect, useRef, useState } from "preact/hooks";
import "kurgan/table/disclosure.css";

interface DisclosureProps {
  /** What the button is called, where its face is only a sign or says less. */
  label?: string;
  /** What is told besides to those who do not see what the face is part of. */
  description?: string;
  face: ComponentChildren;
  look: string;
  children(close: () => void): ComponentChildren;
}

export function Disclosure({ label, description, face, look, children }: DisclosureProps) {
  const element = useRef<HTMLDivElement>(null);
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  // in step with what is drawn: a key pressed right after it has closed is no longer its own
  useLayoutEffect(() => {
    if (!isOpen) return;
    const close = (event: Event) => {
      const isOutside = event.target instanceof Node && !element.current?.contains(event.target);
      const isEscape = event instanceof KeyboardEvent && event.key === "Escape";
      if (isEscape) element.current?.querySelector("button")?.focus();
      if (isEscape) event.preventDefault();
      if (isOutside || isEscape) setOpen(false);
    };
    document.addEventListener("pointerdown", close);
    document.addEventListener("keydown", close, { capture: true });
    return () => {
      document.removeEventListener("pointerdown", close);
      document.removeEventListener("keydown", close, { capture: true });
    };
  }, [isOpen]);
  return (
    <div class="disclosure" ref={element}>
      <button
        type="button"
        class={look}
        aria-expanded={isOpen}
        aria-label={label}
        aria-describedby={description && id}
        onClick={() => setOpen(!isOpen)}
      >
        {face}
      </button>
      {description && (
        <span id={id} hidden>
          {description}
        </span>
      )}
      {isOpen && <div class="disclosed">{children(() => setOpen(false))}</div>}
    </div>
  );
}
