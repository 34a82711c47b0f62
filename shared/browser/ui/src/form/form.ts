type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export type FormValues<Name extends string> = Partial<Record<Name, string>>;
/** Messages by control; `form` is about the whole form. */
export type FormErrors<Name extends string> = Partial<Record<Name | 'form', string>>;
/** Checked answers, or the mistakes in them. */
export type Checked<Name extends string, Answers> =
  { answers: Answers } | { errors: FormErrors<Name> };

export interface FormState<Name extends string> {
  errors: FormErrors<Name>;
  sending: boolean;
  /** Grows with each press that has ended; `ErrorSummary` moves the focus then. */
  submitCount: number;
}

/** Attributes that connect a control with its form. */
export interface Registered {
  name: string;
  ref: (control: Control | null) => (() => void) | undefined;
  onChange: (event: { currentTarget: Control }) => void;
  onBlur: () => void;
}

/** Has its value only while it is chosen. */
const isChoice = (control: Control): control is HTMLInputElement =>
  control.type === 'radio' || control.type === 'checkbox';

function write(control: Control, value: string): void {
  if (isChoice(control)) control.checked = control.value === value;
  else if (control.value !== value) control.value = value;
}

const read = (control: Control): string =>
  isChoice(control) && !control.checked ? '' : control.value;

/**
 * A form whose controls keep their own values, so typing renders only the components that read a
 * value. It knows what was typed before the page was live, and the values of controls that are not
 * shown now. Mistakes are found when it is sent, then each time a control is left; a mistake goes
 * away when its control is edited, because it has been read.
 */
export class Form<Name extends string, Answers = Record<Name, string>> {
  state: FormState<Name> = { errors: {}, sending: false, submitCount: 0 };
  private readonly known = new Map<string, string>();
  private readonly controls = new Map<string, Set<Control>>();
  private readonly registered = new Map<string, Registered>();
  private readonly afterChange = new Map<string, (() => void) | undefined>();
  private readonly listeners = new Set<(changed?: Name) => void>();

  /** @param check of all values; may be fetched when it is first needed */
  constructor(
    private readonly check: (values: FormValues<Name>) => Promise<Checked<Name, Answers>>,
  ) {}

  /**
   * Attributes for a control of the page; several radios may share one name.
   * @param after called after the visitor's own change
   */
  register(name: Name, after?: () => void): Registered {
    this.afterChange.set(name, after);
    const before = this.registered.get(name);
    if (before) return before;
    const attributes: Registered = {
      name,
      ref: (control) => (control ? this.connect(name, control) : undefined),
      onChange: ({ currentTarget }) => {
        this.known.set(name, read(currentTarget));
        this.clearErrors(name);
        this.tell(name);
        this.afterChange.get(name)?.();
      },
      onBlur: () => void this.checkAgain(name),
    };
    this.registered.set(name, attributes);
    return attributes;
  }

  /** The value of a control; empty if it has none or was never shown. */
  get(name: Name): string {
    return this.known.get(name) ?? '';
  }

  values(): FormValues<Name> {
    return Object.fromEntries(this.known) as FormValues<Name>;
  }

  /** Sets a value, also of a control that is not shown now. */
  set(name: Name, value: string): void {
    this.known.set(name, value);
    for (const control of this.controls.get(name) ?? []) write(control, value);
    this.tell(name);
  }

  /** Empties every control, e.g. after sending. */
  clear(): void {
    for (const name of this.known.keys()) this.set(name as Name, '');
  }

  setErrors(errors: FormErrors<Name>): void {
    this.update({ errors: { ...this.state.errors, ...errors } });
  }

  clearErrors(...names: (Name | 'form')[]): void {
    if (!names.some((name) => this.state.errors[name])) return;
    const errors = { ...this.state.errors };
    for (const name of names) delete errors[name];
    this.update({ errors });
  }

  focus(name: Name): void {
    const [first] = this.controls.get(name) ?? [];
    first?.focus();
  }

  /** @param listener gets the name of a value that has changed @returns ends it */
  subscribe = (listener: (changed?: Name) => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  /**
   * Checks the values and sends them. Ends when `send` has ended.
   * @throws what check or `send` throws
   */
  async submit(send: (answers: Answers) => Promise<void>): Promise<void> {
    if (this.state.sending) return;
    this.update({ sending: true });
    try {
      const checked = await this.check(this.values());
      this.update({ errors: 'errors' in checked ? checked.errors : {} });
      if ('answers' in checked) await send(checked.answers);
    } finally {
      this.update({ sending: false, submitCount: this.state.submitCount + 1 });
    }
  }

  private connect(name: Name, control: Control): () => void {
    const controls = this.controls.get(name) ?? new Set();
    this.controls.set(name, controls.add(control));
    const value = this.known.get(name);
    if (value) write(control, value);
    else if (read(control)) {
      // Typed before the page was live.
      this.known.set(name, read(control));
      this.tell(name);
    }
    return () => void controls.delete(control);
  }

  private async checkAgain(name: Name): Promise<void> {
    if (this.state.submitCount === 0) return;
    const value = this.get(name);
    const checked = await this.check(this.values()).catch(() => undefined);
    // An edit meanwhile has taken the mistake away.
    if (!checked || this.get(name) !== value) return;
    const message = 'errors' in checked ? checked.errors[name] : undefined;
    if (message) this.setErrors({ [name]: message } as FormErrors<Name>);
    else this.clearErrors(name);
  }

  private update(change: Partial<FormState<Name>>): void {
    this.state = { ...this.state, ...change };
    this.tell();
  }

  private tell(changed?: Name): void {
    for (const listener of this.listeners) listener(changed);
  }
}
