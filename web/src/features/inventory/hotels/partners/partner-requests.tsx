import type {
  HotelPartners,
  PartnerRequest,
  PartnerSettings,
} from '@roomlark/contract/partners/hotel-partners'
import { say } from '@roomlark/contract/say'
import { useEffect, useId, useState } from 'react'
import { useLocation } from 'react-router'
import { useChangePartnerSettings, useMarkRead } from '../../../../data/hotel-partners.ts'
import { weekdayLongDay } from '../../../../lib/day-words.ts'
import { isoDate } from '../../../../lib/format-date.ts'
import { percentText } from '../../../../lib/format-number.ts'
import { sayRich } from '../../../../lib/say-rich.ts'
import { initialsOfName } from '../../../../lib/user-name.ts'
import { showRefusal } from '../../../../parts/refusals/show-refusal.ts'
import { May } from '../../../../session/may.tsx'
import { useUser } from '../../../../session/session-context.ts'
import { useMay } from '../../../../session/use-may.ts'
import { Avatar } from '../../../../ui/avatar.tsx'
import { Button } from '../../../../ui/button.tsx'
import { ChevronRight } from '../../../../ui/icons/chevron-right.ts'
import { Settings2 } from '../../../../ui/icons/settings-2.ts'
import { Link } from '../../../../ui/link.tsx'
import { Switch } from '../../../../ui/switch.tsx'
import { toast } from '../../../../ui/toast.ts'
import { UserText } from '../../../../ui/user-text.tsx'
import { DecideButtons } from './decide-buttons.tsx'
import { PartnerFacts } from './partner-facts.tsx'
import { PartnerSettingsDialog } from './partner-settings-dialog.tsx'
import { readPartnerId } from './partners-address.ts'

type PartnerRequestsProps = { hotelId: string; partners: HotelPartners }

/** Requests that await a decision: one of them open, the others below it. */
export function PartnerRequests({ hotelId, partners }: PartnerRequestsProps) {
  const { requests, requestsTotal } = partners
  const asked = readPartnerId(useLocation().search)
  useRead(hotelId, requests)
  const [chosen, setChosen] = useState(asked)
  const open = requests.find(({ id }) => id === chosen) ?? requests[0]
  const others = requests.filter(({ id }) => id !== open?.id)
  const hidden = requestsTotal - requests.length
  return (
    <section className="rounded-lg border border-border bg-surface">
      <Head hotelId={hotelId} partners={partners} />
      {open ? <OpenRequest key={open.id} request={open} /> : null}
      {others.map((request) => (
        <NextRequest key={request.id} request={request} onReview={() => setChosen(request.id)} />
      ))}
      {hidden > 0 ? (
        <p className="border-t border-border px-[18px] py-3 text-sm text-muted md:px-6">
          <Link className="link" to={`/partners?hotel=${hotelId}&state=requested`}>
            {say('{requests, plural, one {# more request} other {# more requests}}', { requests: hidden })}
          </Link>
        </p>
      ) : null}
    </section>
  )
}

/** Marks requests as read once somebody who decides for the hotel has them on the screen. */
function useRead(hotelId: string, requests: readonly PartnerRequest[]) {
  const isHotel = useUser().userType === 'hotel'
  const mayDecide = useMay('decide-partners', hotelId)
  const { mutate } = useMarkRead(hotelId)
  const hasUnread = isHotel && mayDecide && requests.some(({ isRead }) => !isRead)
  useEffect(() => {
    if (hasUnread) mutate()
  }, [hasUnread, mutate])
}

function Head({ hotelId, partners }: PartnerRequestsProps) {
  const { requestsTotal, settings } = partners
  const id = useId()
  const change = useChangePartnerSettings(hotelId)
  const [isOpen, setOpen] = useState(false)
  function save(changes: Partial<PartnerSettings>, done?: string) {
    change.mutate(
      { ...settings, ...changes },
      {
        onSuccess: () => done && toast.success(done),
        onError: (error) => showRefusal(error, say('The setting was not saved. Please try again.')),
      },
    )
  }
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 px-[18px] py-[18px] md:px-6 md:pt-6">
      <div className="min-w-0">
        <h2>
          {requestsTotal === 0
            ? say('No requests to decide')
            : say('{requests, plural, one {# request} other {# requests}} to decide', {
                requests: requestsTotal,
              })}
        </h2>
        <p className="mt-0.5 text-[14px] leading-5 text-muted">
          {settings.isListed
            ? requestsTotal === 0
              ? say('Affiliates find this hotel and may ask to recommend it.')
              : say('Affiliates are waiting for your answer.')
            : say('Affiliates do not find this hotel, because it is not listed for them.')}
        </p>
      </div>
      <May do="decide-partners" at={hotelId}>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2.5 text-[14px] text-muted">
          {settings.isListed ? (
            <span className="flex items-center gap-2.5">
              <span id={id}>{say('Approve automatically')}</span>
              <Switch
                checked={settings.autoApprove}
                disabled={change.isPending}
                aria-labelledby={id}
                onCheckedChange={(autoApprove) => save({ autoApprove })}
              />
            </span>
          ) : (
            <Button
              size="sm"
              busy={change.isPending && say('Listing...')}
              onClick={() => save({ isListed: true }, say('Affiliates find this hotel now.'))}
            >
              {say('List it for affiliates')}
            </Button>
          )}
          <Button variant="secondary" size="sm" onClick={() => setOpen(true)}>
            <Settings2 aria-hidden="true" className="size-4" />
            {say('Partner settings')}
          </Button>
        </div>
      </May>
      {isOpen ? (
        <PartnerSettingsDialog hotelId={hotelId} settings={settings} onClose={() => setOpen(false)} />
      ) : null}
    </div>
  )
}

function OpenRequest({ request }: { request: PartnerRequest }) {
  const { name, personName, pictureUrl, stateSince, message, ratePercent, hasOwnRate } = request
  return (
    <div className="grid gap-x-8 gap-y-5 px-[18px] pb-[18px] md:px-6 md:pb-6 desk:grid-cols-[minmax(0,1fr)_332px]">
      <div className="min-w-0">
        <div className="mb-3 flex items-center gap-3.5">
          <Avatar initials={initialsOfName(name)} src={pictureUrl} tone="secondary" size={46} />
          <div className="min-w-0">
            <b className="block font-strong">
              <UserText>{name}</UserText>
            </b>
            <span className="block text-sm text-muted">
              {sayRich('<usertext>{person}</usertext>, asked on {day}', {
                usertext: (text) => <UserText>{text}</UserText>,
                person: personName,
                day: weekdayLongDay(isoDate(new Date(stateSince))),
              })}
            </span>
          </div>
        </div>
        {message ? (
          <p
            dir="auto"
            className="rounded-r-[12px] border-l-3 border-secondary bg-sunken px-[18px] py-3.5 whitespace-pre-line wrap-anywhere"
          >
            {message}
          </p>
        ) : null}
        <DecideButtons request={request} className="mt-[18px]" />
      </div>
      <PartnerFacts
        profile={request.profile}
        results={request.results}
        className="self-start border-border desk:border-l desk:pl-8"
      >
        <dt>{say('Would earn')}</dt>
        <dd>
          {hasOwnRate
            ? say('{rate}, their own rate', { rate: percentText(ratePercent) })
            : say('{rate}, your base rate', { rate: percentText(ratePercent) })}
        </dd>
      </PartnerFacts>
    </div>
  )
}

function NextRequest({ request, onReview }: { request: PartnerRequest; onReview: () => void }) {
  const { name, pictureUrl, stateSince, profile, results } = request
  const facts = [
    say('Asked on {day}', { day: weekdayLongDay(isoDate(new Date(stateSince))) }),
    ...(profile?.monthlyReach
      ? [say('{readers, plural, one {# reader} other {# readers}}', { readers: profile.monthlyReach })]
      : []),
    results.stays === 0
      ? say('no results on Roomlark yet')
      : say('{stays, plural, one {# stay} other {# stays}} in 12 months', { stays: results.stays }),
  ]
  return (
    <div className="flex items-center gap-3.5 border-t border-border px-[18px] py-3 md:px-6">
      <Avatar initials={initialsOfName(name)} src={pictureUrl} tone="secondary" />
      <div className="min-w-0 grow">
        <b className="block font-strong">
          <UserText>{name}</UserText>
        </b>
        <span className="block text-sm text-muted">{facts.join(', ')}</span>
      </div>
      <Button variant="quiet" size="sm" onClick={onReview}>
        {sayRich('Review<span> {partner}</span>', {
          span: (text) => <span className="sr-only">{text}</span>,
          partner: name,
        })}
        <ChevronRight aria-hidden="true" className="size-4" />
      </Button>
    </div>
  )
}
