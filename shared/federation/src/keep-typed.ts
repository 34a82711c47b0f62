type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Everything that a visitor can fill in. */
export const controlsOf = (root: ParentNode): Control[] => [
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

/**
 * Enters once more what was typed and chosen before a page was live: React takes the printed fields
 * over without a word to their components, and the next render would empty them. Called in an
 * effect of the page that has just come alive.
 * @param controls those of the document. One that was replaced is entered where its id is now.
 */
export function keepTyped(controls: Control[]): void {
  const entries = controls.filter(isEdited).map((control) => ({
    control,
    value: control.value,
    checked: isChoice(control) && control.checked,
    caret:
      control === document.activeElement && 'selectionStart' in control
        ? ([control.selectionStart, control.selectionEnd] as const)
        : undefined,
  }));
  // When the components have rendered as what they are on a live page.
  queueMicrotask(() => {
    for (const { control, value, checked, caret } of entries) {
      const now = control.isConnected
        ? control
        : (document.getElementById(control.id) as Control | null);
      if (!now) continue;
      if (isChoice(now)) {
        // A radio that lost its mark did so because another was chosen.
        if (!checked && now.type === 'radio') continue;
        now.checked = !checked;
        now.click();
        continue;
      }
      const select = 'options' in now;
      // React compares with what was last set through the element, and is silent where it is the same.
      if (!select) now.value = now.defaultValue;
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(now), 'value')?.set?.call(now, value);
      if (caret && caret[0] !== null && !select) now.setSelectionRange(caret[0], caret[1]);
      now.dispatchEvent(new Event(select ? 'change' : 'input', { bubbles: true }));
    }
  });
}
