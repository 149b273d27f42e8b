import { available } from '@roomlark/contract/available'
import { LegalContact } from './legal-contact.tsx'
import type { LegalSection } from './legal-section.ts'

/** Above what applies only from the day on which there is something to apply it to. */
function Pending() {
  if (available.partnerships) return null
  return (
    <p>
      <strong>Partnerships, tracked links and payouts are not open yet.</strong> This section applies from the
      day they are, which we announce.
    </p>
  )
}

/** Commission is earned before it can be paid out. */
function PendingPayouts() {
  if (!available.partnerships || available.payouts) return null
  return (
    <p>
      <strong>Payouts are not open yet.</strong> Commission is counted and kept until they are; what this
      section says about payouts and statements applies from that day, which we announce.
    </p>
  )
}

export const termsSections: readonly LegalSection[] = [
  {
    id: 'agreement',
    title: 'The agreement',
    body: (
      <>
        <p>
          These Terms of Service are the agreement between you and Roomlark (“Roomlark”, “we”, “us”) for the
          use of the Roomlark website, application and programming interface (together, the “service”).
          Roomlark connects hotels, the affiliates who recommend them, the customers who stay in them, and the
          administrators who keep the platform running.
        </p>
        <p>
          By opening an account, making a booking or otherwise using the service you accept these terms. If
          you use the service for a company or another organization, you confirm that you may bind it, and
          “you” then means that organization as well. If you do not accept these terms, do not use the
          service.
        </p>
        <p>
          Our <a href="/privacy-policy">Privacy Policy</a> and our <a href="/cookie-policy">Cookie Policy</a>{' '}
          explain how we treat personal data and cookies. They inform you; they do not take rights away from
          you.
        </p>
      </>
    ),
  },
  {
    id: 'definitions',
    title: 'Words we use',
    body: (
      <dl>
        <dt>Hotel</dt>
        <dd>An account that lists one or more properties and offers rooms in them.</dd>
        <dt>Affiliate</dt>
        <dd>An account for promoting hotels with tracked links, for commission on the stays that result.</dd>
        <dt>Customer</dt>
        <dd>
          {available.guestBooking
            ? 'A person who looks for, books or stays in a room. Customers open no account.'
            : 'A person who looks for, books or stays in a room, with or without a customer account.'}
        </dd>
        <dt>Admin</dt>
        <dd>A person whom Roomlark authorizes to operate the platform.</dd>
        <dt>Booking</dt>
        <dd>A confirmed reservation of one or more rooms for one or more nights, with its own reference.</dd>
        <dt>Commission</dt>
        <dd>The share of a booking that a hotel agrees to pay for that booking being brought to it.</dd>
        <dt>Partnership</dt>
        <dd>The arrangement between one hotel and one affiliate, including its commission rate.</dd>
      </dl>
    ),
  },
  {
    id: 'eligibility',
    title: 'Who may use Roomlark',
    body: (
      <>
        <p>
          <strong>The service is not for children under 13.</strong> We do not knowingly open accounts for
          them or accept bookings from them. If you are 13 or older but not yet of the age at which you can
          enter into a contract where you live, you may use the service only with the consent of a parent or
          guardian, who is responsible for what you do on it.
        </p>
        <p>
          Hotel, affiliate and admin accounts are for adults acting in the course of a trade, business or
          profession. You may not use the service if the law that applies to you or to us forbids it, or if we
          have closed an account of yours for breaking these terms.
        </p>
      </>
    ),
  },
  {
    id: 'accounts',
    title: 'The four account types',
    body: (
      <>
        <p>Roomlark has four account types. Each has its own rights and duties.</p>
        <ul>
          <li>
            <strong>Hotel accounts</strong> list properties, set rates, availability, policies and commission,
            receive bookings and see how they perform. A hotel account sees only its own properties and the
            bookings made for them. Its owner can let other people work there, each with an account and a role
            of their own, and is responsible for what they do. A property can be handed over to another hotel
            account if both agree; what it owes and what was agreed with guests and partners goes with it.
          </li>
          <li>
            <strong>Affiliate accounts</strong> ask hotels for a partnership, share tracked links and follow
            the clicks, bookings and commission that result. They do not see the personal details of guests.
            {available.partnerships ? null : ' Partnerships and links are not open yet.'}
          </li>
          <li>
            <strong>Customer accounts</strong>{' '}
            {available.guestBooking
              ? 'need no registration and have no password: a customer books without opening one, and the link in each confirmation takes its place. Whoever has the link can read, change or cancel the booking within the policy shown when it was made, so keep it to yourself.'
              : 'hold a guest’s details and bookings. A customer can read, change or cancel a booking within the policy shown when it was made. They are not open yet: until then the hotel takes, changes and cancels bookings for its guests.'}
          </li>
          <li>
            <strong>Admin accounts</strong> are given by Roomlark to its own people. They operate the
            platform, answer support requests and enforce these terms. What they change is recorded.
          </li>
        </ul>
        <p>
          Registration may be closed, limited to invitations or open for some account types only. We say so on
          the registration page. An account is personal to you or your organization and cannot be sold or
          lent.
        </p>
      </>
    ),
  },
  {
    id: 'security',
    title: 'Keeping your account safe',
    body: (
      <>
        <p>
          Give true and complete details and keep them up to date. Choose a password that you use nowhere
          else, keep it to yourself and turn on two-step sign-in where it is offered. You are responsible for
          what is done with your account until you tell us that somebody else may be using it.
        </p>
        <p>
          Tell us at once if you believe your account has been misused. We may end its sessions, require a new
          password or suspend it while we look into the matter.
        </p>
      </>
    ),
  },
  {
    id: 'role',
    title: 'What Roomlark is, and is not',
    body: (
      <>
        <p>
          Roomlark runs the platform on which hotels, affiliates and customers meet. The contract for a stay
          is made between the customer and the hotel. Roomlark is not a party to it, does not own or manage
          the hotels, and does not supply the room. The arrangement about promotion is made between the hotel
          and the affiliate, on the terms of their partnership and of this agreement.
        </p>
        <p>
          Descriptions, pictures, ratings, prices and availability come from hotels. We check what we
          reasonably can and correct what we learn is wrong, but we do not promise that every detail is right
          at every moment.
        </p>
      </>
    ),
  },
  {
    id: 'bookings',
    title: 'Bookings',
    body: (
      <>
        <p>
          A booking is made when the service shows a confirmation with a reference. A room placed on hold is
          not yet booked; the hold ends by itself at the time shown. The confirmation states the hotel, room,
          nights, number of guests, price, taxes and the cancellation policy that applies, and it is the
          record of what was agreed.
        </p>
        <ul>
          <li>
            Nights are calendar dates in the hotel’s own time zone; check-in and check-out times are the
            hotel’s.
          </li>
          <li>
            Prices are shown in the hotel’s currency. An amount in another currency is an estimate for your
            convenience. Local taxes that must be paid at the hotel are listed separately where the hotel
            tells us of them.
          </li>
          {available.guestBooking ? (
            <li>
              You pay at the hotel, during your stay. Roomlark takes no payment for a stay and asks for no
              card details, neither when you book nor later. What you owe and paid there is recorded by the
              hotel; Roomlark keeps that record and moves no money.
            </li>
          ) : null}
          <li>
            A hotel must honor every confirmed booking. If it cannot, it must offer the guest a room of at
            least the same standard nearby at no extra cost, or a full refund, as the guest prefers.
          </li>
          <li>
            If a price is so plainly wrong that no reasonable person could have taken it for real, the hotel
            may cancel the booking promptly and refund it in full.
          </li>
          <li>
            Guests follow the house rules shown before booking and bring the identification that local law
            requires.
          </li>
        </ul>
      </>
    ),
  },
  {
    id: 'cancellation',
    title: 'Changes and cancellation',
    body: (
      <>
        <p>
          Each booking carries the cancellation policy that was shown when it was made. A later change of the
          hotel’s policy does not alter it. The policy says until when you can cancel free of charge and which
          part of the price is kept after that. Deadlines are counted in the hotel’s local time.
        </p>
        <p>
          {available.guestBooking
            ? 'Change or cancel through the link in your confirmation. Without it, your reference and your email address open the booking, or write to the hotel or to us with your reference.'
            : 'Cancel by writing to the hotel at the address in your confirmation, or to us, with your reference.'}{' '}
          A cancellation counts from the moment it is received. A guest who does not arrive and has not
          cancelled may be charged the no-show fee stated in the policy. Changing the dates or the room is
          possible while the hotel has room and may change the price; you are told the new price before you
          agree to it.
        </p>
        <p>
          Because a stay is a service for specific dates, the statutory right to withdraw from a distance
          contract often does not apply to hotel bookings. Any right to cancel that the law gives you
          regardless remains yours.
        </p>
      </>
    ),
  },
  {
    id: 'refunds',
    title: 'Refunds',
    body: (
      <>
        <p>
          When a refund is due, the hotel that took the payment starts it without delay, to the means of
          payment that was used. <strong>Refunds take 5–10 business days</strong> to arrive, depending on the
          bank or card issuer.
        </p>
        <p>
          If 10 business days have passed and nothing has arrived, write to us with your booking reference and
          we will take it up with the hotel. Bank charges and exchange differences that are outside our
          control are not part of the refund, except where the booking failed through our fault or the
          hotel’s.
        </p>
      </>
    ),
  },
  {
    id: 'hotels',
    title: 'Rules for hotels',
    body: (
      <>
        <p>If you list a property, you promise that:</p>
        <ul>
          <li>
            you own it or are authorized to offer it, and hold every license, registration and insurance it
            needs;
          </li>
          <li>
            its description, pictures, star rating, facilities and policies are true and kept up to date;
          </li>
          <li>
            prices include every charge that a guest cannot avoid, apart from local taxes shown separately;
          </li>
          <li>availability is kept correct, so that a room sold elsewhere is not offered here;</li>
          <li>guests are not turned away or treated worse because of who they are;</li>
          <li>
            guest data is used only to carry out the stay and to meet legal duties, is kept safe, and is not
            used for advertising without the guest’s consent.
          </li>
        </ul>
        <p>
          You set a commission rate for each property. A change applies to bookings made after it; the rate of
          a booking already made is frozen in that booking.
        </p>
        {available.partnerships ? (
          <p>
            You decide whether affiliates find a property, which of them recommend it, and whether one of them
            gets a rate or an attribution window of its own. A lower rate or a shorter window takes effect
            after 30 days, of which we notify the affiliates it concerns; a higher rate or a longer window
            takes effect at once. You may pause or end a partnership at any time: from then on its links still
            lead to the property, but earn nothing.
          </p>
        ) : null}
      </>
    ),
  },
  {
    id: 'affiliates',
    title: 'Rules for affiliates',
    body: (
      <>
        <Pending />
        {available.partnerships ? (
          <p>
            You ask a hotel for a partnership, or accept its invitation. With your request the hotel sees your
            profile (public name, picture, site, audience, countries and channels) and how your bookings
            turned out; guests see your public name and picture where you recommended a hotel to them. A hotel
            may decline and say from when you may ask again.
          </p>
        ) : null}
        <p>As an affiliate you may promote the hotels with which you have a partnership. You agree to:</p>
        <ul>
          <li>tell your audience clearly that you may earn commission from your recommendation;</li>
          <li>
            describe hotels honestly, and use only the names, pictures and offers you are allowed to use;
          </li>
          <li>
            follow the law on advertising, consumer protection, electronic messages, privacy and cookies.
          </li>
        </ul>
        <p>You may not:</p>
        <ul>
          <li>
            send unsolicited messages, or place links by malware, toolbars, pop-unders or forced clicks;
          </li>
          <li>set tracking without a real click by a person who meant to follow the link;</li>
          <li>book through your own links, or pay others to do so, in order to earn commission;</li>
          <li>
            bid on a hotel’s or Roomlark’s name in advertising, or imitate either, without written consent
            {available.partnerships ? ' or a partnership that allows it;' : ';'}
          </li>
          <li>promise prices, discounts or conditions that the hotel does not offer;</li>
          <li>place links beside content that is unlawful, hateful, violent or sexually explicit.</li>
        </ul>
        <p>
          You remain independent. Nothing here makes you an employee, agent or partner in law of Roomlark or
          of a hotel.
        </p>
      </>
    ),
  },
  {
    id: 'commissions',
    title: 'Commissions and payouts',
    body: (
      <>
        <Pending />
        <PendingPayouts />
        <p>
          A booking is credited to an affiliate when the customer reached the hotel through that affiliate’s
          tracked link and booked within the attribution window of the partnership. Where several links were
          followed, the last one within the window counts. Unless the partnership states another period, the
          window is 30 days; another figure, announced as below, is shown with its day in{' '}
          <a href="/help/commissions">How commissions are calculated and paid</a>.{' '}
          {available.guestBooking
            ? 'If a customer does not allow marketing cookies, nothing is kept on the device, and a link counts only for a booking made in the same visit; the customer’s choice comes first.'
            : 'If a customer does not allow the cookies that attribution needs, a booking may not be credited; the customer’s choice comes first.'}
        </p>
        <ul>
          <li>
            Commission is the rate frozen in the booking, applied to the part of the room price that the hotel
            charged, without taxes and extras, whether the guest stayed, left early, cancelled late or never
            came.
          </li>
          <li>
            It is pending until the guest has left, and becomes payable after a holding period of 14 days
            unless another period is shown, so that changes and disputes can be settled first.
          </li>
          <li>
            If the price is refunded or charged back, that part of it was not charged. What was paid out too
            much is set off against later commission.
          </li>
          {available.payouts ? (
            <li>
              Statements of hotels close on the 5th of the next month and are due on the 19th. On the 1st of
              the month after that the statements of affiliates are drawn up, with what is payable and paid by
              the hotel, and they are paid on the 5th. Affiliates are credited in US dollars at the rate of
              the day of the booking.
            </li>
          ) : null}
          <li>
            Payouts need complete payment and tax details. Amounts below the payout minimum shown in your
            account are carried forward. You are responsible for the taxes on what you earn.
          </li>
          <li>
            Objections to a statement must reach us within 90 days of its date, with the bookings they
            concern. We hear both sides. What we then propose takes effect on the day it names, unless one of
            you answers before.
          </li>
        </ul>
        <p>
          We may withhold commission, for as long as an inquiry reasonably takes, where there are real signs
          of fraud or of a breach of the rules above. Commission earned by fraud is forfeited.
          {available.payouts
            ? ' The affiliate is notified of the reason and may answer; if nobody decides within 30 days, the commission is released.'
            : null}
        </p>
      </>
    ),
  },
  {
    id: 'fees',
    title: 'Fees',
    body: (
      <>
        <p>
          Opening an account is free, and customers pay Roomlark no fee for using the service. Hotels pay the
          commission they agreed to. Roomlark keeps a share of it, shown in the account before it applies, and
          passes the rest to the affiliate who brought the booking. There is no charge for listing a property
          that receives no bookings.
          {available.partnerships ? null : ' Before partnerships are open there is no commission to pay.'}
          {available.partnerships && !available.payouts
            ? ' Payouts are not open yet; commission is billed from the day they are.'
            : null}
        </p>
        <p>
          Invoices are due on the date they state. Amounts not paid in time may bear interest at the statutory
          rate, and we may pause new bookings through affiliates for the property until they are settled. We
          announce the day to the hotel at least seven days before, and notify its affiliates when it comes;
          bookings made meanwhile earn no commission. Fees are stated without value added tax or similar taxes
          unless we say otherwise.
        </p>
      </>
    ),
  },
  {
    id: 'content',
    title: 'Content and conduct',
    body: (
      <>
        <p>
          You keep the rights in what you upload. You give us a non-exclusive, worldwide, royalty-free license
          to store, adapt in format, show and distribute it for running and promoting the service and the
          hotels on it, for as long as it is on the service. You confirm that you hold the rights needed for
          this.
        </p>
        <p>Whoever you are, you may not use the service to:</p>
        <ul>
          <li>break the law or the rights of others, or publish false, misleading or offensive material;</li>
          <li>write a review of a stay that did not happen, or trade reviews for money or favors;</li>
          <li>
            probe, overload or bypass its security, read data that is not meant for you, or collect data from
            it by automated means other than the documented programming interface and its limits;
          </li>
          <li>copy, resell or reverse-engineer the service, except where the law expressly permits it.</li>
        </ul>
        <p>
          We may remove content or limit an account that breaks these rules. We tell you why, unless the law
          or the safety of others forbids it, and you can ask for a person to review the decision.
        </p>
      </>
    ),
  },
  {
    id: 'availability',
    title: 'The service itself',
    body: (
      <>
        <p>
          We work to keep the service available, safe and correct, and we improve it continually. Parts of it
          may be marked as coming soon, changed or withdrawn. Maintenance and faults can interrupt it. A
          withdrawal never cancels a confirmed booking.
        </p>
        <p>
          The software, design, name and logo of Roomlark belong to us or to those who license them to us. We
          give you a personal, limited and revocable right to use the service as these terms allow, and no
          other right.
        </p>
      </>
    ),
  },
  {
    id: 'liability',
    title: 'Warranties and liability',
    body: (
      <>
        <p>
          Nothing in these terms excludes or limits liability that cannot be excluded or limited by law, such
          as liability for death or personal injury caused by negligence, for fraud, for intent or gross
          negligence where the law so provides, or the statutory rights of consumers.
        </p>
        <p>Beyond that:</p>
        <ul>
          <li>
            the service is provided as it is and as it is available, without any warranty that is not stated
            here;
          </li>
          <li>
            the hotel, not Roomlark, is responsible for the stay, and affiliates are responsible for what they
            publish;
          </li>
          <li>
            we are not liable for indirect loss, or for lost profit, revenue, data or goodwill, that was not a
            foreseeable result of our breach;
          </li>
          <li>
            towards hotels and affiliates, our total liability for all claims in any 12 months is limited to
            the fees that Roomlark kept from your account in those 12 months;
          </li>
          <li>neither side is liable for a failure caused by events it could not reasonably prevent.</li>
        </ul>
        <p>
          Hotels and affiliates will compensate us for claims of third parties, and the reasonable cost of
          answering them, that arise because they broke these terms or the law.
        </p>
      </>
    ),
  },
  {
    id: 'termination',
    title: 'Ending and suspension',
    body: (
      <>
        <p>
          You may close your account at any time. Bookings already confirmed are still to be honored, and
          amounts already owed are still to be paid. Closing an account that owes money or has stays ahead may
          have to wait until these are settled.{' '}
          {available.payouts
            ? 'Commission below the payout minimum is not paid once you delete your account; it says how much that is before you confirm. '
            : null}
          After a request to delete an account there is a grace period in which you can change your mind by
          signing in; meanwhile its hotels are not shown to guests.
        </p>
        <p>
          We may end this agreement with 30 days’ notice. We may suspend or close an account at once if you
          seriously or repeatedly break these terms, if the law requires it, or if that is needed to protect
          guests, other users or the service. Guests then no longer see its hotels; bookings already made
          stand. We give the reason unless the law forbids it. Commission honestly earned before the end
          remains owed.
        </p>
        <p>
          Sections that by their nature should outlive the agreement, such as fees, content, liability and
          law, do so.
        </p>
      </>
    ),
  },
  {
    id: 'changes',
    title: 'Changes to these terms',
    body: (
      <>
        <p>
          We may change these terms when the service, the law or our way of working changes.{' '}
          <strong>You get at least 30 days’ notice</strong> of a change, by email to account holders and by a
          notice on the service. The notice says what changes and from when.
        </p>
        <p>
          If you do not agree, you may close your account before the change takes effect. Using the service
          after that date means that you accept the new terms. A booking keeps the terms under which it was
          made. Corrections that do not affect your rights, changes that take nothing from anybody, such as a
          smaller share for Roomlark, and changes that the law requires sooner, may take effect earlier.
        </p>
        <p>
          The same notice is given of the commission figures that hold where nothing else was agreed:
          Roomlark’s share, the attribution window and the holding period.
          {available.partnerships
            ? ' It is also given to an affiliate of a lower commission rate or a shorter window of a partnership, with the day from which it counts.'
            : null}
        </p>
      </>
    ),
  },
  {
    id: 'law',
    title: 'Law and disputes',
    body: (
      <>
        <p>
          Write to us first: most disagreements end there, and we answer complaints within 14 days. These
          terms are governed by the law of the country in which the Roomlark entity that provides the service
          to you is established; we tell you its name and seat when you ask. Its conflict-of-law rules and the
          United Nations convention on the international sale of goods do not apply.
        </p>
        <p>
          The courts at the seat of that entity decide disputes with hotels and affiliates. If you are a
          consumer, you keep the protection of the mandatory law of the country in which you live, and you may
          bring a claim there.
        </p>
        <p>
          If a part of these terms is invalid, the rest stands. If we do not enforce a right at once, we do
          not give it up. You may not transfer this agreement without our consent; we may transfer it together
          with the service, with notice to you.
        </p>
      </>
    ),
  },
  {
    id: 'contact',
    title: 'Contact',
    body: (
      <LegalContact>
        Questions about these terms, a booking or a refund go to our support team. Please give your booking
        reference if you have one.
      </LegalContact>
    ),
  },
]
