type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const controlsOf = (root: ParentNode): Control[] => [
  ...root.querySelectorAll<Control>('input,select,textarea'),
];

const isChoice = (control: Control): control is HTMLInputElement =>
  /^(radio|checkbox)$/.test(control.type);

/** Whether a control's value differs from the document's. */
function isEdited(control: Control): boolean {
  if (isChoice(control)) return control.checked !== control.defaultChecked;
  if (!('options' in control)) return control.value !== control.defaultValue;
  const printed = [...control.options].findIndex((option) => option.defaultSelected);
  return control.selectedIndex !== Math.max(printed, 0);
}

interface Entry {
  value: string;
  checked: boolean;
}

/**
 * Keeps text and choices that a visitor enters before hydration. React hydrates fields without a change
 * event, so components don't get the text and the next render would erase it. Some form libraries
 * erase it at once. Call this before hydration.
 * @returns enters the text again; call it in an effect of the hydrated page. A field that was
 *   replaced is found by its id.
 */
export function takeTyped(root: ParentNode & EventTarget): () => void {
  const entries = new Map<Control, Entry>();
  const read = (control: Control) => {
    // Keep the order of entry: the last chosen radio of a group must be entered last.
    entries.delete(control);
    if (!isEdited(control)) return;
    entries.set(control, {
      value: control.value,
      checked: isChoice(control) && control.checked,
    });
  };
  const onEntry = ({ target }: Event) => read(target as Control);
  controlsOf(root).forEach(read);
  const types = ['input', 'change'];
  for (const type of types) root.addEventListener(type, onEntry, true);

  return () => {
    for (const type of types) root.removeEventListener(type, onEntry, true);
    const focused = document.activeElement as HTMLInputElement | null;
    const { selectionStart = null, selectionEnd = null } = focused ?? {};
    // Wait until components have rendered with `useLive` true.
    queueMicrotask(() => {
      for (const [control, entry] of entries) {
        const now = control.isConnected ? control : document.getElementById(control.id);
        if (!now) continue;
        enter(now as Control, entry);
        if (now === focused && selectionStart !== null) {
          focused.setSelectionRange(selectionStart, selectionEnd);
        }
      }
    });
  };
}

/** Enters a value with the events of a real entry, so that components receive it. */
function enter(control: Control, { value, checked }: Entry): void {
  if (isChoice(control)) {
    // Skip an unchecked radio: another one of its group is checked instead.
    if (!checked && control.type === 'radio') return;
    control.checked = !checked;
    control.click();
    return;
  }
  const select = 'options' in control;
  // React ignores an event if the value equals the one that was last set on the element.
  if (!select) control.value = control.defaultValue;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(
    control,
    value,
  );
  control.dispatchEvent(new Event(select ? 'change' : 'input', { bubbles: true }));
}
