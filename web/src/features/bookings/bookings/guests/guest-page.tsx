import type { GuestProfile } from '@roomlark/contract/bookings/guests'
import { countryName } from '@roomlark/contract/places'
import { useState } from 'react'
import { Navigate, useLocation, useParams } from 'react-router'
import { useGuest } from '../../../../data/guests.ts'
import { isNotThere } from '../../../../lib/api-error.ts'
import { dayText } from '../../../../lib/day-words.ts'
import { longDate } from '../../../../lib/format-date.ts'
import { useTitle } from '../../../../lib/use-title.ts'
import { May } from '../../../../session/may.tsx'
import { Avatar } from '../../../../ui/avatar.tsx'
import { Badge } from '../../../../ui/badge.tsx'
import { Breadcrumbs } from '../../../../ui/breadcrumbs.tsx'
import { Button, ButtonLink } from '../../../../ui/button.tsx'
import { Card, CardHead } from '../../../../ui/card.tsx'
import { CardError, CardSkeleton } from '../../../../ui/card-states.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { Fact } from '../../../../ui/fact.tsx'
import { Pencil } from '../../../../ui/icons/pencil.ts'
import { KeyRackSpot } from '../../../../ui/spot.tsx'
import { UserText } from '../../../../ui/user-text.tsx'
import { formatInitials, languageName } from '../booking-words.ts'
import { GuestDialog } from './guest-dialog.tsx'
import { GuestMenu } from './guest-menu.tsx'
import { GuestStays } from './guest-stays.tsx'
import { consentWords, revenueWords, staysWords } from './guest-words.ts'

export function GuestPage() {
  const { id = '' } = useParams()
  const { search } = useLocation()
  const query = useGuest(id)
  const guest = query.data
  useTitle(guest?.name ?? 'Guest')
  if (isNotThere(query.error)) {
    return (
      <Card>
        <h1 className="sr-only">Guest</h1>
        <EmptyState
          spot={<KeyRackSpot />}
          title="We do not know this guest"
          text="The profile was erased, or the link is wrong."
          action={<ButtonLink to="/bookings/guests">All guests</ButtonLink>}
        />
      </Card>
    )
  }
  // A merged profile leads to the one it became part of.
  if (guest && guest.id !== id) {
    return <Navigate replace to={{ pathname: `/bookings/guests/${guest.id}`, search }} />
  }
  return (
    <>
      <Breadcrumbs
        above={[
          { label: 'Bookings', to: '/bookings' },
          { label: 'Guests', to: '/bookings/guests' },
        ]}
        here={guest?.name ?? 'Guest'}
      />
      {guest ? (
        <View guest={guest} />
      ) : (
        <Card>
          <h1 className="sr-only">Guest</h1>
          {query.isError ? <CardError retry={() => void query.refetch()} /> : <CardSkeleton />}
        </Card>
      )}
    </>
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
            {guest.stays > 1 ? <Badge tone="accent">Returning</Badge> : null}
            {staysWords(guest)}
          </p>
        </div>
        <May do="work-desk">
          <Button variant="secondary" onClick={() => setEditing(true)}>
            <Pencil aria-hidden="true" className="size-[18px]" />
            Edit
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
      <CardHead title="Preferences" />
      <Text text={guest.preferences} none="Nothing noted yet. Edit the guest to add what they like." />
      <h3 className="mt-5 mb-1.5">Notes</h3>
      <Text text={guest.notes} none="No notes." />
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
      <CardHead title="Facts" />
      <dl className="grid gap-x-5 gap-y-3.5 sm:grid-cols-2">
        <Fact term="Email" className="sm:col-span-2">
          {email ? (
            <a className="link" href={`mailto:${email}`}>
              {email}
            </a>
          ) : (
            'None'
          )}
        </Fact>
        <Fact term="Phone">{phone ?? 'None'}</Fact>
        {otherContacts.length > 0 ? (
          <Fact term="Also known by" className="sm:col-span-2">
            {otherContacts.join(', ')}
          </Fact>
        ) : null}
        <Fact term="Country">{guest.country ? countryName(guest.country) : 'Not known'}</Fact>
        <Fact term="Language">{guest.language ? languageName(guest.language) : 'Not known'}</Fact>
        <Fact term="Date of birth">{guest.birthday ? dayText(guest.birthday) : 'Not known'}</Fact>
        <Fact term="Agreed to news">
          {consent ? `${consentWords[consent.source]}, ${longDate(new Date(consent.at))}` : 'No'}
        </Fact>
        {guest.noLetters ? <Fact term="Letters before and after stays">Wants none</Fact> : null}
        <Fact term="Last stay until">{guest.lastStayOn ? dayText(guest.lastStayOn) : 'Not yet'}</Fact>
        <Fact term="Next arrival">{guest.nextStayOn ? dayText(guest.nextStayOn) : 'None booked'}</Fact>
        <Fact term="Revenue">{revenueWords(guest) || 'None yet'}</Fact>
        <Fact term="Known since">{longDate(new Date(guest.createdAt))}</Fact>
        {guest.changedBy ? <Fact term="Changed by">{guest.changedBy}</Fact> : null}
      </dl>
    </Card>
  )
}
