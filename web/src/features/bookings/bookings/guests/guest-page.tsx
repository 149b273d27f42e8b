import type { GuestProfile } from '@roomlark/contract/bookings/guests'
import { sayCountry } from '@roomlark/contract/places'
import { say } from '@roomlark/contract/say'
import { useState } from 'react'
import { Navigate, useLocation, useParams } from 'react-router'
import { useGuest } from '../../../../data/guests.ts'
import { dayText } from '../../../../lib/day-words.ts'
import { longDate } from '../../../../lib/format-date.ts'
import { DetailPage } from '../../../../parts/detail/detail-page.tsx'
import { May } from '../../../../session/may.tsx'
import { Avatar } from '../../../../ui/avatar.tsx'
import { Badge } from '../../../../ui/badge.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Card, CardHead } from '../../../../ui/card.tsx'
import { Fact } from '../../../../ui/fact.tsx'
import { Pencil } from '../../../../ui/icons/pencil.ts'
import { UserText } from '../../../../ui/user-text.tsx'
import { formatInitials, languageName } from '../booking-words.ts'
import { GuestDialog } from './guest-dialog.tsx'
import { GuestMenu } from './guest-menu.tsx'
import { GuestStays } from './guest-stays.tsx'
import { consentWords, revenueWords, staysWords } from './guest-words.ts'

export function GuestPage() {
  const { id = '' } = useParams()
  const { search } = useLocation()
  return (
    <DetailPage
      query={useGuest(id)}
      noun={say('Guest')}
      name={(guest) => guest.name}
      above={[
        { label: say('Bookings'), to: '/bookings' },
        { label: say('Guests'), to: '/bookings/guests' },
      ]}
      notThere={{
        title: say('We do not know this guest'),
        text: say('The profile was erased, or the link is wrong.'),
        all: say('All guests'),
      }}
    >
      {(guest) =>
        guest.id === id ? (
          <View guest={guest} />
        ) : (
          // A merged profile leads to the one it became part of.
          <Navigate replace to={{ pathname: `/bookings/guests/${guest.id}`, search }} />
        )
      }
    </DetailPage>
  )
}

function View({ guest }: { guest: GuestProfile }) {
  const [isEditing, setEditing] = useState(false)
  return (
    <>
      <div className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-3">
        <Avatar initials={formatInitials(guest.name)} src={null} tone="primary" size={46} />
        <div className="min-w-0 grow basis-52">
          <h1 className="wrap-anywhere max-md:text-[24px] max-md:leading-8">{guest.name}</h1>
          <p className="mt-1 flex flex-wrap items-center gap-2 text-muted">
            {guest.isVip ? <Badge tone="warning">{say('VIP')}</Badge> : null}
            {guest.stays > 1 ? <Badge tone="accent">{say('Returning')}</Badge> : null}
            {staysWords(guest)}
          </p>
        </div>
        <May do="work-desk">
          <Button variant="secondary" onClick={() => setEditing(true)}>
            <Pencil aria-hidden="true" className="size-[18px]" />
            {say('Edit')}
          </Button>
        </May>
        <GuestMenu guest={guest} />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 desk:grid-cols-[minmax(0,1fr)_minmax(0,1.6fr)]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
          <AboutCard guest={guest} />
          <FactsCard guest={guest} />
        </div>
        <GuestStays guestId={guest.id} />
      </div>
      {isEditing ? <GuestDialog guest={guest} onClose={() => setEditing(false)} /> : null}
    </>
  )
}

function AboutCard({ guest }: { guest: GuestProfile }) {
  return (
    <Card>
      <CardHead title={say('Preferences')} />
      <Text text={guest.preferences} none={say('Nothing noted yet. Edit the guest to add what they like.')} />
      <h3 className="mt-5 mb-1.5">{say('Notes')}</h3>
      <Text text={guest.notes} none={say('No notes.')} />
    </Card>
  )
}

function Text({ text, none }: { text: string; none: string }) {
  return text ? (
    <p className="whitespace-pre-line wrap-anywhere">
      <UserText>{text}</UserText>
    </p>
  ) : (
    <p className="text-muted">{none}</p>
  )
}

function FactsCard({ guest }: { guest: GuestProfile }) {
  const { email, phone, otherContacts, consent } = guest
  return (
    <Card>
      <CardHead title={say('Facts')} />
      <dl className="grid gap-x-5 gap-y-3.5 sm:grid-cols-2">
        <Fact term={say('Email')} className="sm:col-span-2">
          {email ? (
            <a className="link" href={`mailto:${email}`}>
              {email}
            </a>
          ) : (
            say('None')
          )}
        </Fact>
        <Fact term={say('Phone')}>{phone ?? say('None')}</Fact>
        {otherContacts.length > 0 ? (
          <Fact term={say('Also known by')} className="sm:col-span-2">
            {otherContacts.join(', ')}
          </Fact>
        ) : null}
        <Fact term={say('Country')}>{guest.country ? sayCountry(guest.country) : say('Not known')}</Fact>
        <Fact term={say('Language')}>{guest.language ? languageName(guest.language) : say('Not known')}</Fact>
        <Fact term={say('Date of birth')}>{guest.birthday ? dayText(guest.birthday) : say('Not known')}</Fact>
        <Fact term={say('Agreed to news')}>
          {consent ? `${consentWords[consent.source]}, ${longDate(new Date(consent.at))}` : say('No')}
        </Fact>
        {guest.noLetters ? (
          <Fact term={say('Letters before and after stays')}>{say('Wants none')}</Fact>
        ) : null}
        <Fact term={say('Last stay until')}>
          {guest.lastStayOn ? dayText(guest.lastStayOn) : say('Not yet')}
        </Fact>
        <Fact term={say('Next arrival')}>
          {guest.nextStayOn ? dayText(guest.nextStayOn) : say('None booked')}
        </Fact>
        <Fact term={say('Revenue')}>{revenueWords(guest) || say('None yet')}</Fact>
        <Fact term={say('Known since')}>{longDate(new Date(guest.createdAt))}</Fact>
        {guest.changedBy ? <Fact term={say('Changed by')}>{guest.changedBy}</Fact> : null}
      </dl>
    </Card>
  )
}
