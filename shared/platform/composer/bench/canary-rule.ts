import { printTable } from '@site/command-line/print';
import { badReleases, goodReleases, goodTimes, slowReleases, takenBack } from './simulation';
import type { Trial } from './simulation';

// Prints how often the rule of a watched canary is wrong, from simulated releases of each kind.
const runs = Number(process.argv[2] ?? 10_000);

const row = (trial: Trial, wrong: (taken: number) => number): string[] => [
  trial.name,
  `${trial.percent}%`,
  String(trial.views),
  `${(wrong(takenBack(trial, runs)) * 100).toFixed(2)} %`,
];
printTable([
  [`good releases, ${runs} of each`, 'share', 'views', 'taken back (false alarm)'],
  ...[...goodReleases, ...goodTimes].map((trial) => row(trial, (taken) => taken)),
  [],
  [`bad releases, ${runs} of each`, 'share', 'views', 'promoted (missed)'],
  ...[...badReleases, ...slowReleases].map((trial) => row(trial, (taken) => 1 - taken)),
]);
