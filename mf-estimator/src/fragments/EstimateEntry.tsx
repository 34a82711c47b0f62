import { applianceName } from '@site/data-types/shown';
import { Button } from '@site/ui/button';
import { Field, Select } from '@site/ui/field';
import { Section } from '@site/ui/layout';
import { useNavigate } from 'react-router-dom';
import type { FormEvent } from 'react';
import { applianceOptions } from '../data/appliances';
import * as m from '../messages/estimate-entry';
import styles from './EstimateEntry.module.css';

/**
 * The first question of the calculator, for the home page. A plain form, because it must work
 * without JavaScript.
 */
export default function EstimateEntry() {
  const navigate = useNavigate();
  function open(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const appliance = new FormData(event.currentTarget).get('appliance');
    void navigate(appliance ? `/estimate?appliance=${String(appliance)}` : '/estimate');
  }
  return (
    <Section title={m.whatWillRepairCost} lead={m.threeStepsPrice} sideTitle>
      <form className={styles.root} action="/estimate" onSubmit={open}>
        <Field label={m.whatNeedsRepair} className={styles.field}>
          <Select name="appliance" defaultValue="">
            <option value="">{m.chooseAnAppliance}</option>
            {applianceOptions.map(({ value }) => (
              <option key={value} value={value}>
                {applianceName(value)}
              </option>
            ))}
          </Select>
        </Field>
        <Button type="submit" variant="secondary" icon="arrow-right">
          {m.seeThePrice}
        </Button>
      </form>
    </Section>
  );
}
