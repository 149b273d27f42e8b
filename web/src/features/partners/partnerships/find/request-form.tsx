import { siteName } from '@roomlark/contract/partners/affiliate-profile'
import { PartnershipRequest, shortestRequest } from '@roomlark/contract/partners/own-partnerships'
import type { FoundHotel } from '@roomlark/contract/partners/partner-find'
import { partnershipLimits } from '@roomlark/contract/partners/partnerships'
import { say } from '@roomlark/contract/say'
import { type FormEvent, type ReactNode, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useAffiliateProfile } from '../../../../data/affiliate-profile.ts'
import { useRequestPartnership } from '../../../../data/own-partnerships.ts'
import { ApiError, getErrorMessage } from '../../../../lib/api-error.ts'
import { fullDay } from '../../../../lib/day-words.ts'
import { countText, percentText } from '../../../../lib/format-number.ts'
import { Button, ButtonLink } from '../../../../ui/button.tsx'
import { CalendarCheck } from '../../../../ui/icons/calendar-check.ts'
import { CalendarClock } from '../../../../ui/icons/calendar-clock.ts'
import { CircleCheck } from '../../../../ui/icons/circle-check.ts'
import { Eye } from '../../../../ui/icons/eye.ts'
import { Hourglass } from '../../../../ui/icons/hourglass.ts'
import { Megaphone } from '../../../../ui/icons/megaphone.ts'
import { MegaphoneOff } from '../../../../ui/icons/megaphone-off.ts'
import { Link } from '../../../../ui/link.tsx'
import { Note } from '../../../../ui/note.tsx'
import { starWords } from '../../../../ui/star-words.ts'
import { Stars } from '../../../../ui/stars.tsx'
import { TextAreaField } from '../../../../ui/text-area-field.tsx'
import { HotelLine } from '../hotel-line.tsx'
import { answerWords } from '../partnership-words.ts'
import { isAskable } from './found-action.tsx'
import { RequestReceipt } from './request-receipt.tsx'

/** Reads the message written to a hotel before the profile had to be filled in; the browser's history carries it. */
function readDraft(state: unknown, hotelId: string): string {
  if (typeof state !== 'object' || state === null) return ''
  if (!('hotelId' in state) || state.hotelId !== hotelId || !('message' in state)) return ''
  return typeof state.message === 'string' ? state.message : ''
}

type RequestFormProps = {
  found: FoundHotel
  sharePercent: number
  onDone: () => void
  /** Told whether there is text that closing would lose. */
  onTyped: (isTyped: boolean) => void
  /** Told before a way is taken that brings the text back. */
  onTakeAlong: () => void
}

export function RequestForm({ found, sharePercent, onDone, onTyped, onTakeAlong }: RequestFormProps) {
  const { hotel, isAutoApproved, answerHours } = found
  const { state: kept } = useLocation()
  const navigate = useNavigate()
  const profile = useAffiliateProfile()
  const requesting = useRequestPartnership()
  const [message, setMessage] = useState(() => readDraft(kept, hotel.id))
  const [fault, setFault] = useState<{ field?: string | undefined; whole?: string }>({})
  if (requesting.isSuccess) {
    const { id, state } = requesting.data
    return <Requested found={found} activeId={state === 'active' ? id : null} onDone={onDone} />
  }
  const needsProfile = profile.data?.version === 0
  // While the request is sent, the list may know of it already.
  const isAsking = requesting.isPending || isAskable(found)

  function write(text: string) {
    setMessage(text)
    setFault({})
    onTyped(text.trim() !== '')
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    if (needsProfile) {
      onTakeAlong()
      navigate(`/partnerships/profile?for=${hotel.id}`, { state: { hotelId: hotel.id, message } })
      return
    }
    const parsed = PartnershipRequest.safeParse({ hotelId: hotel.id, message })
    const length = message.trim().length
    if (!parsed.success || (!isAutoApproved && length < shortestRequest)) {
      setFault({
        field:
          length > partnershipLimits.message
            ? say('Use at most {count} characters', { count: countText(partnershipLimits.message) })
            : say('Write a sentence or two, so that the hotel knows what you plan'),
      })
      return
    }
    requesting.mutate(parsed.data, {
      onSuccess: () => onTyped(false),
      onError(error) {
        const field = error instanceof ApiError ? error.fields.message : undefined
        setFault(
          field
            ? { field }
            : { whole: getErrorMessage(error, say('The request was not sent. Please try again.')) },
        )
      },
    })
  }
  return (
    <form noValidate onSubmit={submit} className="flex min-h-0 grow flex-col">
      <div className="grid min-h-0 grow content-start gap-5 overflow-y-auto overscroll-contain px-[18px] pb-5 md:px-7">
        <HotelLine hotel={hotel}>
          <span className="mt-0.5 flex items-center">
            <Stars count={hotel.starRating} />
            <span className="sr-only">{starWords(hotel.starRating)}</span>
          </span>
        </HotelLine>
        <RequestReceipt found={found} sharePercent={sharePercent} />
        <Conditions found={found} />
        {isAsking ? (
          <>
            <TextAreaField
              label={
                <span className="flex justify-between gap-3">
                  {isAutoApproved ? say('Message to the hotel (optional)') : say('Message to the hotel')}
                  <span className="font-normal text-muted tabular-nums">
                    {say('{count} of {total}', {
                      count: countText(message.length),
                      total: countText(partnershipLimits.message),
                    })}
                  </span>
                </span>
              }
              rows={5}
              value={message}
              onChange={(event) => write(event.target.value)}
              error={fault.field}
            />
            {needsProfile ? (
              <Note tone="primary" icon={<Eye />} title={say('First, say who you are')}>
                {say(
                  'The hotel sees your profile with the request. Fill it in once; your message is kept meanwhile.',
                )}
              </Note>
            ) : profile.data ? (
              <p className="flex gap-3 text-[14px] text-muted">
                <Eye aria-hidden="true" className="mt-0.5 size-[18px] shrink-0" />
                <span>
                  {profile.data.site
                    ? say(
                        'The hotel also sees your profile: {site}, your audience and how your bookings turn out.',
                        { site: siteName(profile.data.site) },
                      )
                    : say(
                        'The hotel also sees your profile: your audience and how your bookings turn out.',
                      )}{' '}
                  <Link
                    to={`/partnerships/profile?for=${hotel.id}`}
                    state={{ hotelId: hotel.id, message }}
                    onClick={onTakeAlong}
                    className="link"
                  >
                    {say('Change it')}
                  </Link>
                </span>
              </p>
            ) : null}
          </>
        ) : (
          <Note tone="primary" icon={<CircleCheck />}>
            {standingWords(found)}
          </Note>
        )}
        {fault.whole ? (
          <Note tone="error" icon={<MegaphoneOff />} role="alert">
            {fault.whole}
          </Note>
        ) : null}
      </div>
      <div className="px-[18px] pt-2 pb-5 md:px-7">
        {isAsking ? (
          <Button type="submit" size="lg" block busy={requesting.isPending && say('Sending...')}>
            {needsProfile
              ? say('Fill in your profile')
              : isAutoApproved
                ? say('Start promoting')
                : say('Request partnership')}
          </Button>
        ) : (
          <Button block onClick={onDone}>
            {say('Close')}
          </Button>
        )}
        {isAutoApproved || answerHours !== null ? (
          <p className="mt-2 text-center text-sm text-muted">
            {isAutoApproved ? say('Approves immediately') : answerWords(answerHours)}
          </p>
        ) : null}
      </div>
    </form>
  )
}

/** Explains why the hotel cannot be asked now. */
function standingWords({ partnership }: FoundHotel): string {
  switch (partnership?.state) {
    case 'requested':
      return say('Your request is with the hotel. You are notified as soon as it has decided.')
    case 'invited':
      return say('The hotel has invited you. Answer it under Requests.')
    case 'declined':
      return partnership.refusal?.askAgainOn
        ? say('The hotel declined. You can ask again from {day}.', {
            day: fullDay(partnership.refusal.askAgainOn),
          })
        : say('The hotel declined.')
    default:
      return say('You are a partner of this hotel.')
  }
}

function Conditions({ found }: { found: FoundHotel }) {
  return (
    <ul className="grid gap-2 text-[14px]">
      {found.announcedRate ? (
        <Condition icon={<CalendarClock />}>
          {say('From {day} the commission is {percent}', {
            day: fullDay(found.announcedRate.effectiveOn),
            percent: percentText(found.announcedRate.ratePercent),
          })}
        </Condition>
      ) : null}
      <Condition icon={<Hourglass />}>
        {say('A click counts for {days, plural, one {# day} other {# days}}', {
          days: found.windowDays,
        })}
      </Condition>
      <Condition icon={<CalendarCheck />}>{say('Earned once the guest has stayed')}</Condition>
      {found.allowsPaidAds ? (
        <Condition icon={<Megaphone />}>{say('Paid search ads for the hotel’s name are allowed')}</Condition>
      ) : (
        <Condition icon={<MegaphoneOff />}>{say('No paid search ads for the hotel’s name')}</Condition>
      )}
    </ul>
  )
}

function Condition({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex items-center gap-3 [&>svg]:size-[17px] [&>svg]:shrink-0 [&>svg]:text-muted">
      {icon}
      <span>{children}</span>
    </li>
  )
}

type RequestedProps = {
  found: FoundHotel
  /** The partnership, if the hotel approved it at once. */
  activeId: string | null
  onDone: () => void
}

function Requested({ found, activeId, onDone }: RequestedProps) {
  const { hotel, answerHours } = found
  return (
    <div className="grid grow content-start gap-5 px-[18px] pb-5 md:px-7">
      <HotelLine hotel={hotel} />
      <Note
        tone="success"
        icon={<CircleCheck />}
        role="status"
        title={activeId ? say('You are a partner now') : say('Your request is sent')}
      >
        {activeId
          ? say('Your first link is ready to copy, and counts from now on.')
          : [
              ...(answerHours === null ? [] : [`${answerWords(answerHours)}.`]),
              say('You are notified as soon as the hotel has decided.'),
            ].join(' ')}
      </Note>
      <div className="flex gap-2.5">
        <ButtonLink
          to={activeId ? `/partnerships/${activeId}` : '/partnerships/requests'}
          variant="secondary"
        >
          {activeId ? say('Go to your link') : say('See your requests')}
        </ButtonLink>
        <Button variant="quiet" onClick={onDone}>
          {say('Close')}
        </Button>
      </div>
    </div>
  )
}
