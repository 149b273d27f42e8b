import type { HotelPartnerDetail } from '@roomlark/contract/partners/hotel-partners'
import { say } from '@roomlark/contract/say'
import type { ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useHotelPartner } from '../../../../data/hotel-partners.ts'
import { dayText } from '../../../../lib/day-words.ts'
import { isoDate } from '../../../../lib/format-date.ts'
import { initialsOfName } from '../../../../lib/user-name.ts'
import { DetailPanel } from '../../../../parts/detail/detail-page.tsx'
import { May } from '../../../../session/may.tsx'
import { Avatar } from '../../../../ui/avatar.tsx'
import { DecideButtons } from './decide-buttons.tsx'
import { PartnerActions } from './partner-actions.tsx'
import { PartnerFacts } from './partner-facts.tsx'
import { PartnerHistory } from './partner-history.tsx'
import { PartnerRateForm } from './partner-rate-form.tsx'
import { withPartner } from './partners-address.ts'

type PartnerPanelProps = { hotelId: string; id: string }

/** One partner: the rate and what another would have cost, who they are, and what happened so far. */
export function PartnerPanel({ hotelId, id }: PartnerPanelProps) {
  const { search } = useLocation()
  const navigate = useNavigate()
  const close = () => void navigate({ search: withPartner(search, null) })
  const query = useHotelPartner(hotelId, id)
  return (
    <DetailPanel
      query={query}
      label={query.data?.name ?? say('Partner')}
      opener={`[data-partner="${id}"]`}
      onClose={close}
      head={(partner) => <Head partner={partner} />}
      failed={say('This partner did not load')}
      notThere={{ title: say('There is no such partner'), text: say('It may belong to another hotel.') }}
    >
      {(partner) => <Content key={partner.id} partner={partner} />}
    </DetailPanel>
  )
}

function Head({ partner }: { partner: HotelPartnerDetail }) {
  const { name, pictureUrl } = partner
  return (
    <>
      <Avatar initials={initialsOfName(name)} src={pictureUrl} tone="secondary" size={46} />
      <div className="min-w-0">
        <h2 className="wrap-anywhere">{name}</h2>
        <p className="text-sm text-muted">{sinceWords(partner)}</p>
      </div>
    </>
  )
}

function sinceWords({ state, stateSince, approvedAt, askAgainOn }: HotelPartnerDetail): string {
  const day = dayText(isoDate(new Date(stateSince)))
  switch (state) {
    case 'invited':
      return say('Invited on {day}, not answered', { day })
    case 'requested':
      return say('Asked on {day}', { day })
    case 'declined':
      return askAgainOn === null
        ? say('Declined on {day}', { day })
        : say('Declined, may ask again from {day}', { day: dayText(askAgainOn) })
    case 'ended':
      return say('Ended on {day}', { day })
    case 'paused':
      return say('Paused since {day}', { day })
    case 'active':
      return say('Partner since {day}', { day: dayText(isoDate(new Date(approvedAt ?? stateSince))) })
  }
}

function Content({ partner }: { partner: HotelPartnerDetail }) {
  const { state, message, profile, results, terms, history } = partner
  const isOpen = state === 'active' || state === 'paused' || state === 'invited'
  return (
    <>
      {state === 'requested' ? <DecideButtons request={partner} className="pt-1 pb-4" /> : null}
      {isOpen ? (
        <>
          <May do="decide-partners" at={partner.hotelId}>
            <PartnerRateForm key={partner.version} partner={partner} />
          </May>
          <PartnerActions partner={partner} />
        </>
      ) : null}
      {message ? (
        <Section title={state === 'invited' ? say('Your message') : say('Message')}>
          <p dir="auto" className="whitespace-pre-line wrap-anywhere">
            {message}
          </p>
        </Section>
      ) : null}
      {profile || results ? (
        <Section title={say('Profile')}>
          <PartnerFacts profile={profile} results={results} />
        </Section>
      ) : null}
      <Section title={say('Terms')}>
        <PartnerFacts profile={null} results={null}>
          <dt>{say('A click counts for')}</dt>
          <dd>{say('{days, plural, one {# day} other {# days}}', { days: terms.windowDays })}</dd>
          <dt>{say('Paid ads')}</dt>
          <dd>{terms.allowsPaidAds ? say('Allowed') : say('Not allowed')}</dd>
        </PartnerFacts>
      </Section>
      <Section title={say('History')}>
        <PartnerHistory history={history} />
      </Section>
    </>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-t border-border py-4">
      <h3 className="mb-2.5">{title}</h3>
      {children}
    </section>
  )
}
