import { Stack } from '../layout';
import { allExamples } from './all';
import styles from './Examples.module.css';

/** Every component in every state. Needs a router around it. */
export function Examples() {
  return (
    <main id="examples" className={styles.root}>
      <h1>Components</h1>
      {Object.entries(allExamples).map(([component, examples]) => (
        <section key={component} id={component} className={styles.component}>
          <h2 className={styles.name}>{component}</h2>
          <Stack gap="lg">
            {examples.map(({ name, element }) => (
              <div key={name} data-example={`${component}: ${name}`}>
                <p className={styles.state}>{name}</p>
                {element}
              </div>
            ))}
          </Stack>
        </section>
      ))}
    </main>
  );
}
