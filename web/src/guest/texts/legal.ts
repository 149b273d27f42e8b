import { inEachLanguage } from '@roomlark/contract/guest-texts'

export const legalTexts = inEachLanguage((translate) => ({
  heads: {
    terms: {
      title: translate('Terms of Service##of the site'),
      lead: translate(
        'What you can expect from Roomlark, and what Roomlark expects from hotels, affiliates, customers and admins.',
      ),
    },
    privacy: {
      title: translate('Privacy Policy'),
      lead: translate('Which personal data Roomlark uses, why, for how long, and what you can do about it.'),
    },
    cookies: {
      title: translate('Cookie Policy'),
      lead: translate(
        'The cookies Roomlark uses, what each is for, how long it stays, and how to change your choice.',
      ),
    },
  },
  inEnglish: translate('This text is in English.'),
  translated: translate('This is a translation for reading. Version {version} in English is binding.'),
  readEnglish: translate('Read the English version'),
  contents: translate('On this page'),
  updated: translate('Last updated {day}'),
  version: translate('Version {version}'),
  since: translate('Version {version}, in force since {day}'),
  from: translate('Version {version}, will hold from {day}'),
  announced: translate('A new version holds from {day}'),
  readAnnounced: translate('Read the new version'),
  readInForce: translate('Read the version in force'),
  changeCookies: translate('Change cookie preferences'),
  dashboard: translate('Dashboard'),
  login: translate('Login'),
  register: translate('Register'),
}))
