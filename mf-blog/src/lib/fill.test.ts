import { preparePage, testCompany } from '@site/federation/testing';
import { applianceCosts, priceTerms } from './records';
import { fillHtml, fillText, placeholderNames } from './fill';

const company = {
  ...testCompany,
  name: `<b onclick="x">Tom & Jerry's</b>`,
  hours: {
    weekday: { opens: '00:30', closes: '12:00' },
    weekend: { opens: '09:05', closes: '23:59' },
  },
};

test('facts go into text as they are and into HTML escaped', () => {
  expect(fillText('We are {company.name}.', company)).toBe(
    `We are <b onclick="x">Tom & Jerry's</b>.`,
  );
  expect(fillHtml('<p title="{company.name}">{company.name}</p>', company)).toBe(
    '<p title="&lt;b onclick=&quot;x&quot;&gt;Tom &amp; Jerry&#39;s&lt;/b&gt;">&lt;b onclick=&quot;x&quot;&gt;Tom &amp; Jerry&#39;s&lt;/b&gt;</p>',
  );
});

test('hours are written out', () => {
  expect(fillText('{company.hours}', company)).toBe(
    'Monday to Friday 12:30 AM - 12:00 PM, Saturday and Sunday 9:05 AM - 11:59 PM',
  );
});

test('every name that content may use has a fact', () => {
  for (const name of placeholderNames) {
    expect(fillText(`{company.${name}}`, testCompany)).not.toMatch(/[{}]|undefined/);
  }
});

test('an unknown name stays, and so does text that only looks like a placeholder', () => {
  for (const text of ['{company.fax}', '{company.toString}', '{company}', '{ company.name }']) {
    expect(fillText(text, testCompany)).toBe(text);
  }
});

test('prices come from the record that the page has loaded', async () => {
  preparePage({ records: { 'appliance-costs/all': { dryer: { min: 170, max: 480 } } } });
  await applianceCosts.warm('all');
  expect(fillText('A dryer: {price.dryer}.', testCompany)).toBe('A dryer: $170 - $480.');
  expect(fillHtml('{price.toaster}', testCompany)).toBe('{price.toaster}');
});

test('included and excluded work is in the words of the owner of prices', async () => {
  const terms = { included: 'With the visit.', excluded: 'a bearing.', quotedBrands: 'Wolf.' };
  preparePage({ records: { 'price-terms/all': terms } });
  await priceTerms.warm('all');
  expect(fillText('{terms.included} Not: {terms.excluded}', testCompany)).toBe(
    'With the visit. Not: a bearing.',
  );
  // A release of the owner from before this sentence.
  expect(fillText('You pay for it. {terms.diagnosis}', testCompany)).toBe('You pay for it. ');
  expect(fillText('{terms.discount}', testCompany)).toBe('{terms.discount}');
});
