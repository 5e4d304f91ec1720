// Something to give to somebody or to keep: one press copies it.

import { useState } from "preact/hooks";
import { useSitting } from "kurgan/table/sitting";

interface CopyProps {
  label: string;
  look?: "quiet" | "";
}

export function CopyLink({ path, ...rest }: CopyProps & { path: string }) {
  return <CopyText text={new URL(path, location.href).href} {...rest} />;
}

export function CopyText({ text, label, look = "" }: CopyProps & { text: string }) {
  const { words } = useSitting();
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
      setTimeout(() => setCopied(false), 2500);
    } catch {
      prompt(label, text); // no clipboard without a secure page: let the guest copy it by hand
    }
  };
  return (
    <button type="button" class={`button ${look}`} onClick={() => void copy()}>
      <span aria-live="polite">{isCopied ? `✓ ${words.get("table-copied")}` : label}</span>
    </button>
  );
}
