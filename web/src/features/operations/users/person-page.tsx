import type { PersonDetail } from '@roomlark/contract/operations/people'
import { say } from '@roomlark/contract/say'
import type { ReactNode } from 'react'
import { useParams } from 'react-router'
import { usePerson } from '../../../data/people.ts'
import { longDate } from '../../../lib/format-date.ts'
import { DetailPage } from '../../../parts/detail/detail-page.tsx'
import { Avatar } from '../../../ui/avatar.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Card, CardHead } from '../../../ui/card.tsx'
import { PartnershipsCard } from './partnerships/partnerships-card.tsx'
import { LastSeen, MfaMark } from './people-table.tsx'
import { PersonAccess } from './person-access.tsx'
import { PersonAudit } from './person-audit.tsx'
import { PersonHotels } from './person-hotels.tsx'
import { PersonMenu } from './person-menu.tsx'
import { personName, stateNote, stateTones, stateWords, typeTones, typeWords } from './person-words.ts'

export function PersonPage() {
  const { id = '' } = useParams()
  return (
    <DetailPage
      query={usePerson(id)}
      noun={say('User')}
      name={personName}
      above={[{ label: say('Users'), to: '/users' }]}
      notThere={{
        title: say('We could not find this account'),
        text: say('The link may be wrong.'),
        all: say('All users'),
      }}
    >
      {(person) => <View person={person} />}
    </DetailPage>
  )
}

function View({ person }: { person: PersonDetail }) {
  const note = stateNote(person)
  return (
    <>
      <div className="mb-6 flex items-center gap-4">
        <Avatar
          initials={[person.firstName, person.lastName].map((name) => [...name][0] ?? '').join('')}
          src={person.profileImageUrl}
          tone={typeTones[person.userType]}
          size={40}
        />
        <div className="min-w-0 grow">
          <h1 className="wrap-anywhere max-md:text-[24px] max-md:leading-8">{personName(person)}</h1>
          <p className="mt-1 flex flex-wrap items-center gap-2 text-muted">
            <Badge tone={typeTones[person.userType]}>{typeWords[person.userType]}</Badge>
            <Badge tone={stateTones[person.state]}>{stateWords[person.state]}</Badge>
            {person.isLastAdmin ? <Badge tone="warning">{say('Last admin')}</Badge> : null}
            <span className="wrap-anywhere">{note}</span>
          </p>
        </div>
        <PersonMenu person={person} />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 desk:grid-cols-[minmax(0,1.32fr)_minmax(0,1fr)]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
          <ProfileCard person={person} />
          {person.userType === 'hotel' ? <PersonHotels hotels={person.hotels} /> : null}
          {person.userType === 'admin' ? null : (
            <PartnershipsCard of={{ userId: person.id }} isAffiliate={person.userType === 'affiliate'} />
          )}
          <PersonAudit userId={person.id} />
        </div>
        <PersonAccess person={person} />
      </div>
    </>
  )
}

function ProfileCard({ person }: { person: PersonDetail }) {
  return (
    <Card>
      <CardHead title={say('Profile')} />
      <dl className="grid gap-x-6 gap-y-2.5 sm:grid-cols-[150px_minmax(0,1fr)]">
        <Fact label={say('Email')}>{person.email}</Fact>
        <Fact label={say('Company')}>{person.companyName ?? say('None')}</Fact>
        <Fact label={say('Phone')}>{person.phone ?? say('None')}</Fact>
        <Fact label={say('Two-step sign-in')}>
          <MfaMark isOn={person.mfaEnabled} />
        </Fact>
        <Fact label={say('Since')}>{longDate(new Date(person.createdAt))}</Fact>
        <Fact label={say('Last seen')}>
          <LastSeen at={person.lastSeenAt} />
        </Fact>
        {person.suspendedAt ? (
          <Fact label={say('Suspended')}>
            {longDate(new Date(person.suspendedAt))}: {person.suspendedReason}
          </Fact>
        ) : null}
        {person.erasedFrom ? (
          <Fact label={say('Deleted on')}>
            {say('{day}, unless they sign in again', {
              day: longDate(new Date(person.erasedFrom)),
            })}
          </Fact>
        ) : null}
      </dl>
    </Card>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-muted">{label}</dt>
      <dd className="min-w-0 wrap-anywhere max-sm:mb-1.5">{children}</dd>
    </>
  )
}
