// A link to give to somebody: one press copies it.

import { useState } from "preact/hooks";
import { useSitting } from "kurgan/table/sitting";

export function CopyLink({ path, label, look = "" }: { path: string; label: string; look?: "quiet" | "" }) {
  const { words } = useSitting();
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    const link = new URL(path, location.href).href;
    try {
      await navigator.clipboard.writeText(link);
      setCopied(true);
      setTimeout(() => setCopied(false), 2500);
    } catch {
      prompt(label, link); // no clipboard without a secure page: let the guest copy it by hand
    }
  };
  return (
    <button type="button" class={`button ${look}`} onClick={() => void copy()}>
      <span aria-live="polite">{isCopied ? `✓ ${words.get("table-copied")}` : label}</span>
    </button>
  );
}
