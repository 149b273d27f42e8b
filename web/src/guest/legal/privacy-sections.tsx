import { available } from '@roomlark/contract/available'
import { LegalContact } from './legal-contact.tsx'
import type { LegalSection } from './legal-section.ts'
import { LegalTable } from './legal-table.tsx'

/** Once guests can book, not everybody who begins finishes. */
const unfinished: [string, ...string[]] = [
  'Bookings begun and not finished',
  '30 days; what tells one visitor from another 24 hours',
]

/** The browser is sent back to the form, which shows again what was typed. */
const refused: [string, ...string[]] = [
  'What you typed into a form on a booking page that could not be accepted, encrypted',
  '30 minutes, so that you need not type it again',
]

/** What law makes Roomlark keep of the money names somebody even after the account is gone. */
const statements: [string, ...string[]] = [
  'Closed statements with the name and address they were made out to, and orders to the bank',
  '10 years after the end of their year, also if the account is deleted before',
]

export const privacySections: readonly LegalSection[] = [
  {
    id: 'summary',
    title: 'In short',
    body: (
      <ul>
        <li>
          We collect what is needed to run accounts
          {available.partnerships ? ', bookings and partnerships' : ' and bookings'}, and little else.
        </li>
        <li>We do not sell personal data, and we show no advertising of others on Roomlark.</li>
        <li>Analytics, marketing and functional cookies stay off until you allow them.</li>
        <li>You can see, correct, export and delete your data, and a person answers when you write to us.</li>
        <li>The service is not for children under 13.</li>
      </ul>
    ),
  },
  {
    id: 'who',
    title: 'Who is responsible',
    body: (
      <>
        <p>
          Roomlark (“Roomlark”, “we”, “us”) decides why and how personal data is used for accounts, security,
          the running of the platform, commissions and support. For that we are the controller. Write to us
          and we tell you which Roomlark entity you deal with.
        </p>
        <p>
          For the stay itself the hotel is a controller of its own: it receives the details of your booking
          and uses them under its own privacy notice. An affiliate on whose page you clicked a link is
          responsible for what happens on that page.
        </p>
      </>
    ),
  },
  {
    id: 'collect',
    title: 'What we collect',
    body: (
      <>
        <p>What we hold depends on the type of account you have.</p>
        <h3>Hotel accounts</h3>
        <p>
          Name, email address, password (stored only as a hash), phone number and profile picture if you add
          them, company name; the properties you list with their addresses, contacts, pictures, rates,
          policies and commission rates; the bookings of your properties and what you do with them; the people
          who work in your properties, the roles you give them, and the addresses you invite; for somebody who
          works for a hotel account, whose it is and in which role. What is done at a property is recorded
          with the name of who did it, and the owner and colleagues see it
          {available.partnerships ? '; the partners of your properties and what you agreed with them' : ''}
          {available.payouts ? '; your statements, what you paid on them and what you wrote about them' : ''}.
        </p>
        <h3>Affiliate accounts</h3>
        <p>
          Name, email address, password (as a hash), phone number and profile picture if you add them; the
          bookings credited to you and the commission on them
          {available.partnerships
            ? '; your public name, the site, channels, countries and audience with which you present yourself to hotels; your partnerships, what you write to hotels, your tracked links and the clicks on them.'
            : '. What partnerships, links and payouts need will be listed here before they open.'}
          {available.partnerships && !available.payouts
            ? ' What payouts need will be listed here before they open.'
            : null}
          {available.partnerships && available.payouts
            ? ' To pay you we also hold your bank account, name, address and tax number, which are stored encrypted and shown with their last digits only, and your statements and payouts, which accounting law makes us keep.'
            : null}
        </p>
        <h3>{available.guestBooking ? 'Customers and guests' : 'Customer accounts and guests'}</h3>
        <p>
          Name, email address, phone number, country and language; the dates, hotel, room, number of guests,
          price and special requests of each booking, and messages about it; what the hotel records that you
          were charged and paid, and how, with at most the last four digits of a card, and who else pays.{' '}
          {available.guestBooking
            ? 'There is no customer account: the link in your confirmation opens your booking. You pay at the hotel; we ask for no card details.'
            : 'You pay the hotel; card numbers do not reach us.'}{' '}
          Please do not put health or other sensitive details into free text unless the hotel needs them for
          your stay.
        </p>
        <p>
          The hotels of one owner keep a profile of their guests, recognised by email address or phone number:
          your stays with them, what you prefer, notes of the staff, your date of birth if you gave it, and
          whether you agreed to their news, when and how, or want no letters before and after stays, which you
          say by the link in each of them. No other owner sees it. Identity documents are written on paper at
          the desk; we do not store them.
        </p>
        <p>
          Who organises a group may give the hotel your name, and your email address if they like, on a list
          of its rooms. It becomes a booking in your name, with the same rights as any other.
        </p>
        <p>
          Those who clean rooms may write notes about a room, with a photo of what is broken or was left
          behind. They are about rooms and are not linked to you; only the hotel sees them, and they are
          deleted as soon as the hotel has dealt with them or removes the room.
        </p>
        <h3>Admin accounts</h3>
        <p>
          Name, email address, password (as a hash), two-step sign-in settings, and a record of every change
          made with the account.
        </p>
        <h3>Everybody</h3>
        <p>
          When you use the service our servers receive your IP address, browser and device type, the time and
          the page or call requested. We keep records of sign-ins, failed attempts and sessions for security.
          If you write to us we keep the conversation. Cookies are described in the{' '}
          <a href="/cookie-policy">Cookie Policy</a>.
        </p>
      </>
    ),
  },
  {
    id: 'sources',
    title: 'Where it comes from',
    body: (
      <p>
        Mostly from you. Some comes from others: a hotel that enters your booking by phone or at the desk, a
        person who books for you, an affiliate’s link that says which page you came from, a calendar or
        booking channel connected by the hotel,{' '}
        {available.guestBooking ? null : 'a payment provider that confirms a payment, '}or an admin who
        invites you.
      </p>
    ),
  },
  {
    id: 'purposes',
    title: 'Why we use it, and on what legal basis',
    body: (
      <>
        <LegalTable
          caption="Purposes and legal bases"
          head={['Purpose', 'Data', 'Legal basis']}
          rows={[
            [
              'Opening and running your account, signing you in',
              'Account, sign-in and session data',
              'Contract',
            ],
            [
              'Making, changing and cancelling bookings, messages about them',
              'Booking and contact data',
              'Contract; for guests booked by others, legitimate interest in carrying out the stay',
            ],
            [
              'Recognising guests who come again',
              'Profile at the hotels of one owner',
              'Legitimate interest of the hotel in knowing its guests; for its news, consent',
            ],
            [
              'Crediting bookings to affiliates and counting commission',
              'Link and booking data',
              'Contract; legitimate interest in correct accounts',
            ],
            [
              'Bookkeeping, tax and answering authorities',
              'Invoices, payments, bookings',
              'Legal obligation',
            ],
            [
              'Security, preventing fraud and abuse, finding faults',
              'Log, sign-in, device and transaction data',
              'Legitimate interest in a safe service',
            ],
            [
              'Support',
              'Your messages and what they concern',
              'Contract; legitimate interest in helping you',
            ],
            ['Statistics about use of the service', 'Analytics cookies and counts', 'Consent'],
            ['Measuring campaigns', 'Marketing cookies', 'Consent'],
            ['Remembering optional settings', 'Functional cookies', 'Consent'],
            [
              'News about Roomlark by email',
              'Name, email address',
              'Consent, or where permitted legitimate interest',
            ],
          ]}
        />
        <p>
          You may withdraw consent at any time; what was done before stays lawful. Where we rely on legitimate
          interest you may object, as described under <a href="#rights">Your rights</a>. Without the data
          needed for a contract we cannot give you an account or make the booking.
        </p>
        <p>
          We make no decision with legal or similarly serious effect on you by automated means alone. Bookings
          credited to affiliates are checked for signs of abuse, such as an own booking; a person looks at
          what is found. Automatic limits, such as a pause after several failed sign-ins, protect accounts and
          end by themselves.
        </p>
      </>
    ),
  },
  {
    id: 'sharing',
    title: 'Who receives it',
    body: (
      <>
        <ul>
          <li>
            <strong>Hotels</strong> receive the booking and guest details for their own properties
            {available.partnerships
              ? ', and the profiles of affiliates who ask them or recommend them'
              : null}
            .
          </li>
          <li>
            <strong>Affiliates</strong> receive figures about clicks and credited bookings, without names or
            contact details of guests.
          </li>
          <li>
            <strong>Service providers</strong> host the service, store files, send email and process payments
            for us. They act on our instructions, under contract, and for nothing else.
          </li>
          <li>
            <strong>Analytics and marketing providers</strong> receive data only if you allowed the cookies
            concerned.
          </li>
          <li>
            <strong>Authorities, courts and advisers</strong> receive what the law requires, or what is needed
            to establish or defend a claim.
          </li>
          <li>
            <strong>A successor</strong> receives it if the service is transferred, bound by this policy. We
            tell you before that happens.
          </li>
        </ul>
        <p>We do not sell personal data and do not share it for the advertising of others.</p>
      </>
    ),
  },
  {
    id: 'transfers',
    title: 'International transfers',
    body: (
      <p>
        Travel crosses borders: if you book a hotel in another country, your booking goes there. Some of our
        providers may also work outside the country in which you live. Where the law requires it we rely on a
        decision that the country protects data adequately, on standard contractual clauses with additional
        safeguards, or on the fact that the transfer is necessary for the booking you asked for. Write to us
        for a copy of the safeguards.
      </p>
    ),
  },
  {
    id: 'retention',
    title: 'How long we keep it',
    body: (
      <>
        <LegalTable
          caption="Retention periods"
          head={['Data', 'Kept for']}
          rows={[
            [
              'Account and profile',
              'While the account exists, then 14 days of grace after a request to delete it',
            ],
            ['Sign-in sessions', '7 days, or until you sign out'],
            ['API keys and webhook addresses', 'Until you remove them or your account is erased'],
            ['What we sent to your webhook addresses', '30 days'],
            ['Password reset and email verification links', '1 hour and 24 hours; each works once'],
            ['Bookings and commissions', 'As long as tax and accounting law requires, up to 10 years'],
            ['Profile of a guest at a hotel', '36 months after the last stay, or until it is erased'],
            ...(available.payouts ? [statements] : []),
            ...(available.guestBooking ? [unfinished, refused] : []),
            ['Support conversations', '3 years after the last message'],
            ['Security and access logs', '12 months'],
            ['Record of administrative changes', '7 years'],
            ['Clicks on tracked links', '25 months, then only as totals'],
            ['Analytics cookies', 'Up to 2 years'],
            ['Other cookies', 'Up to 1 year'],
          ]}
        />
        <p>
          A click on a tracked link is recorded without your IP address. To count a visitor once, we keep a
          hash whose salt is renewed every day, so that it cannot be followed from one day to another. After
          25 months only totals remain.
        </p>
        <p>
          When a period ends, data is deleted or made anonymous. If the law, a dispute or an unpaid amount
          obliges us to keep something longer, we keep only that, and only for that purpose. Backups are
          overwritten within 35 days.
        </p>
      </>
    ),
  },
  {
    id: 'security',
    title: 'How we protect it',
    body: (
      <>
        <p>
          Connections are encrypted. Passwords are hashed with a slow, salted algorithm; session tokens, API
          keys and one-time links are stored only as hashes; two-step sign-in secrets and secrets of webhooks
          are encrypted. Access inside Roomlark is limited to those who need it, and administrative changes
          are recorded. Repeated failed sign-ins are slowed down. Pictures you upload are re-encoded and
          stripped of hidden data such as location.
        </p>
        <p>
          No system is perfectly safe. If a breach is likely to put you at risk, we inform you and the
          competent authority without undue delay. If you find a weakness, please tell us before you tell
          others.
        </p>
      </>
    ),
  },
  {
    id: 'rights',
    title: 'Your rights',
    body: (
      <>
        <p>Depending on the law where you live, you have the right to:</p>
        <ul>
          <li>
            <strong>know and see</strong> which data we hold about you and get a copy of it;
          </li>
          <li>
            <strong>correct</strong> what is wrong or incomplete, most of it yourself in your profile;
          </li>
          <li>
            <strong>export</strong> your data in a common, machine-readable format and pass it to another
            service;
          </li>
          <li>
            <strong>delete</strong> your account and the data we have no duty to keep. Booking and money
            records that must be kept are made anonymous as far as the law allows
            {available.payouts
              ? '; closed statements keep the name and address they were made out to for as long as listed above'
              : ''}
            ;
          </li>
          {available.guestBooking ? (
            <li>
              <strong>erase a booking’s personal data</strong> yourself, as a guest, with the link in your
              confirmation, once the stay is over or cancelled: your name, email address, phone number,
              special requests and messages, the reason of a cancellation, who paid, and what was noted with
              charges and payments. What was booked, what it cost and what was paid stays, without saying who
              you are. Invoices that were issued to you stay as they are for as long as laws on accounts
              require it. With your last booking at the hotels of an owner goes your profile there; the hotel
              can also erase all of it for you, or give you a copy;
            </li>
          ) : null}
          <li>
            <strong>restrict or object to</strong> a use that rests on legitimate interest, and to direct
            marketing at any time and without giving a reason;
          </li>
          <li>
            <strong>withdraw consent</strong>, for cookies with the button in the{' '}
            <a href="/cookie-policy#change">Cookie Policy</a>, for email with the link in each message;
          </li>
          <li>
            <strong>complain</strong> to the data protection authority where you live, work or believe the
            breach took place.
          </li>
        </ul>
        <p>
          Write to us to use any of these rights. We may need to make sure that it is you who asks. We answer
          within one month, free of charge; if a request is complex we tell you within that month that we need
          up to two more. Using your rights never makes our service worse for you.
        </p>
      </>
    ),
  },
  {
    id: 'children',
    title: 'Children under 13',
    body: (
      <p>
        The service is not for children under 13, and we do not knowingly collect personal data from them.
        That a child travels with you is recorded only as a number, and an age where the price depends on it.
        If you believe that a child under 13 has given us personal data, write to us and we will delete it.
      </p>
    ),
  },
  {
    id: 'cookies',
    title: 'Cookies and similar storage',
    body: (
      <p>
        We use necessary cookies to keep you signed in and to remember your cookie choice. Analytics,
        marketing and functional cookies are used only with your consent, which you can change at any time.
        The <a href="/cookie-policy">Cookie Policy</a> lists each of them.
      </p>
    ),
  },
  {
    id: 'changes',
    title: 'Changes to this policy',
    body: (
      <p>
        If we change this policy in a way that matters to you, account holders get at least 30 days’ notice by
        email and on the service before the change takes effect. The date at the top shows when the text was
        last updated.
      </p>
    ),
  },
  {
    id: 'contact',
    title: 'Contact',
    body: (
      <LegalContact>
        For questions about privacy, or to use your rights, write to our support team and put “Privacy” in the
        subject. The message reaches the person responsible for data protection.
      </LegalContact>
    ),
  },
]
