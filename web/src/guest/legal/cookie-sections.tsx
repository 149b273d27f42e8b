import { Island } from '../island.tsx'
import { CookieChoiceButton } from './cookie-choice-button.tsx'
import { LegalContact } from './legal-contact.tsx'
import type { LegalSection } from './legal-section.ts'
import { LegalTable } from './legal-table.tsx'

export const cookieSections: readonly LegalSection[] = [
  {
    id: 'what',
    title: 'What cookies are',
    body: (
      <>
        <p>
          Cookies are small text files that a website asks your browser to keep and to send back on later
          visits. They let a site recognize your browser, for example to keep you signed in. A first-party
          cookie belongs to the site you are on; a third-party cookie belongs to somebody else whose service
          the site uses.
        </p>
        <p>
          Browsers can also keep small pieces of information in what is called local storage. What we say
          about cookies here applies to it in the same way.
        </p>
      </>
    ),
  },
  {
    id: 'how',
    title: 'How we use them',
    body: (
      <p>
        Necessary cookies are set because Roomlark does not work without them. All others are off until you
        allow them in the cookie banner or in the preferences. Saying no costs you nothing: every page and
        every booking works without them.
      </p>
    ),
  },
  {
    id: 'categories',
    title: 'The four categories',
    body: (
      <dl>
        <dt>Necessary</dt>
        <dd>
          Sign-in, security and your cookie choice. They are always on and need no consent, because you asked
          for the service that requires them.
        </dd>
        <dt>Analytics</dt>
        <dd>
          Counts of visits, pages and steps of a booking, so that we see what works and what does not. Kept
          for up to 2 years.
        </dd>
        <dt>Marketing</dt>
        <dd>
          Tell a partner that its campaign brought you here, and keep the same notice from being shown to you
          over and over. Kept for up to 1 year.
        </dd>
        <dt>Functional</dt>
        <dd>
          Remember optional settings, such as currency and the way a table is arranged. Kept for up to 1 year.
        </dd>
      </dl>
    ),
  },
  {
    id: 'list',
    title: 'The cookies we use',
    body: (
      <>
        <LegalTable
          caption="Cookies by name"
          asCode
          head={['Name', 'Category', 'What it does', 'Kept for']}
          rows={[
            [
              'token',
              'Necessary',
              'Keeps you signed in. Sent over secure connections only, never to other sites.',
              '7 days',
            ],
            [
              'cookie-consent',
              'Necessary',
              'Remembers that you have made a choice, so that the banner stays away.',
              '365 days',
            ],
            ['cookie-preferences', 'Necessary', 'Remembers which categories you allowed.', '365 days'],
            [
              'read-after',
              'Necessary',
              'Makes sure that you see what you have just changed. It says nothing about you.',
              'Until you close the browser',
            ],
            [
              '_ga',
              'Analytics',
              'Tells visitors apart by a random number (Google Analytics).',
              'Up to 2 years',
            ],
            ['_gid', 'Analytics', 'Tells visitors apart within one day (Google Analytics).', '24 hours'],
            ['_gat', 'Analytics', 'Limits how often data is sent (Google Analytics).', '1 minute'],
            ['_fbp', 'Marketing', 'Measures visits that follow an advertisement (Meta).', '90 days'],
            ['_fbc', 'Marketing', 'Remembers which advertisement was clicked (Meta).', '90 days'],
            [
              'referral',
              'Marketing',
              'Remembers which partner’s link brought you to a hotel, so that a booking counts for them.',
              'As long as the booking would count: 30 days, unless another period was announced',
            ],
            [
              'guest-language',
              'Functional',
              'Remembers the language you chose on the pages for guests.',
              '365 days',
            ],
            ['guest-currency', 'Functional', 'Remembers the currency you chose there.', '365 days'],
          ]}
        />
        <p>
          Analytics cookies are kept for up to 2 years, all others for up to 1 year. A cookie of a category
          you have not allowed is not set. Besides these, your browser’s local storage keeps{' '}
          <code>theme</code>, your own choice of light or dark, if you make one; it stays on your device until
          you clear it. While you book a stay, the session storage of the tab keeps what you typed, until you
          have booked or close the tab.
        </p>
      </>
    ),
  },
  {
    id: 'third-parties',
    title: 'Cookies of others',
    body: (
      <p>
        If you allow analytics or marketing, the providers named in the table receive what their cookies
        collect and may process it in other countries, as described in our{' '}
        <a href="/privacy-policy#transfers">Privacy Policy</a>. When you follow a link to another website, for
        example that of a hotel, its own cookie rules apply there.
      </p>
    ),
  },
  {
    id: 'change',
    title: 'Changing your choice',
    body: (
      <>
        <p>
          You can change your mind at any time. When you reject analytics we remove <code>_ga</code>,{' '}
          <code>_gid</code> and <code>_gat</code> from your browser; when you reject marketing we remove{' '}
          <code>_fbp</code>, <code>_fbc</code> and <code>referral</code>. Your choice is kept for 365 days,
          then we ask again.
        </p>
        <Island
          name="cookie-choice"
          of={CookieChoiceButton}
          props={{}}
          className="only-script mt-4 print:hidden"
        />
      </>
    ),
  },
  {
    id: 'browser',
    title: 'Settings of your browser',
    body: (
      <p>
        You can also see, block and delete cookies in the privacy settings of your browser, for all sites or
        for this one. If you block necessary cookies you cannot sign in. If you delete all cookies your choice
        is deleted with them, and the banner appears again. The choice holds for one browser on one device.
      </p>
    ),
  },
  {
    id: 'changes',
    title: 'Changes to this policy',
    body: (
      <p>
        When we add a cookie or change what one does, we update this page. If the change needs your consent,
        we ask for it again. Account holders get at least 30 days’ notice of changes that matter to them.
      </p>
    ),
  },
  {
    id: 'contact',
    title: 'Contact',
    body: <LegalContact>Questions about cookies go to our support team.</LegalContact>,
  },
]
