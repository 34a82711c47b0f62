type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Everything that a visitor can fill in. */
const controlsOf = (root: ParentNode): Control[] => [
  ...root.querySelectorAll<Control>('input,select,textarea'),
];

const isChoice = (control: Control): control is HTMLInputElement =>
  /^(radio|checkbox)$/.test(control.type);

/** Whether a control holds something else than the document printed. */
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
 * Remembers what is typed and chosen before a page is live. React takes the printed fields over
 * without a word to their components, and the next render would empty them; form libraries empty some
 * when they find them. Called before React does.
 * @returns enters it once more; called in an effect of the page that has just come alive. A field
 *   that was replaced is entered where its id is now.
 */
export function takeTyped(root: ParentNode & EventTarget): () => void {
  const entries = new Map<Control, Entry>();
  const read = (control: Control) => {
    // The last one chosen of a group of radios is to be the last one entered.
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
    // When the components have rendered as what they are on a live page.
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

/** As a visitor would, so that components hear of it. */
function enter(control: Control, { value, checked }: Entry): void {
  if (isChoice(control)) {
    // A radio that lost its mark did so because another was chosen.
    if (!checked && control.type === 'radio') return;
    control.checked = !checked;
    control.click();
    return;
  }
  const select = 'options' in control;
  // React compares with what was last set through the element, and is silent where it is the same.
  if (!select) control.value = control.defaultValue;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(
    control,
    value,
  );
  control.dispatchEvent(new Event(select ? 'change' : 'input', { bubbles: true }));
}
