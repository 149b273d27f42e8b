import type { ChannelConnection } from '@roomlark/contract/bookings/channel'
import type { RatePlan } from '@roomlark/contract/inventory/rates'
import type { RoomType } from '@roomlark/contract/inventory/rooms'
import { isolate } from '@roomlark/contract/isolate'
import { say } from '@roomlark/contract/say'
import { useState } from 'react'
import { useChannels } from '../../../../data/channels.ts'
import { useRates } from '../../../../data/rates.ts'
import { sayRich } from '../../../../lib/say-rich.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Card, CardHead } from '../../../../ui/card.tsx'
import { CardWaiting } from '../../../../ui/card-states.tsx'
import { CopyIconButton } from '../../../../ui/copy-button.tsx'
import { Plus } from '../../../../ui/icons/plus.ts'
import { Link } from '../../../../ui/link.tsx'
import { UserText } from '../../../../ui/user-text.tsx'
import { ChannelDialog } from './channel-dialog.tsx'

type ChannelsCardProps = { hotelId: string; types: readonly RoomType[] }

/** Channel managers, with everything that has to be entered there. */
export function ChannelsCard({ hotelId, types }: ChannelsCardProps) {
  const channels = useChannels(hotelId)
  const plans = useRates(hotelId).data?.plans
  const [asked, setAsked] = useState<ChannelConnection | 'new' | null>(null)
  return (
    <Card>
      <CardHead
        title={say('Channel managers')}
        subtitle={say('They read your rooms and prices and deliver reservations, as OTA XML or JSON.')}
      />
      <Button size="sm" className="mb-4" disabled={!plans} onClick={() => setAsked('new')}>
        <Plus aria-hidden="true" className="size-4" />
        {say('Connect a channel manager')}
      </Button>
      {channels.data ? null : <CardWaiting query={channels} />}
      {channels.data?.length === 0 ? <p className="text-muted">{say('No channel manager yet.')}</p> : null}
      {channels.data && channels.data.length > 0 ? (
        <>
          <dl>
            <Copied
              term={say('Address for OTA XML')}
              label={say('Copy the address for OTA XML')}
              text={`${location.origin}/api/v1/channel/ota`}
            />
          </dl>
          <p className="mt-1 text-sm text-muted">
            {sayRich(
              'The password is a key with the right to change channels, which you make under <a>Developers</a>.',
              {
                a: (words) => (
                  <Link className="link" to="/settings?section=developers">
                    {words}
                  </Link>
                ),
              },
            )}
          </p>
          <ul className="mt-3 divide-y divide-border border-t border-border">
            {channels.data.map((channel) => (
              <ChannelRow
                key={channel.id}
                {...{ channel, types }}
                plans={plans ?? []}
                onChange={() => setAsked(channel)}
              />
            ))}
          </ul>
        </>
      ) : null}
      {asked !== null && plans ? (
        <ChannelDialog
          {...{ hotelId, types, plans }}
          existing={asked === 'new' ? null : asked}
          onClose={() => setAsked(null)}
        />
      ) : null}
    </Card>
  )
}

type ChannelRowProps = {
  channel: ChannelConnection
  types: readonly RoomType[]
  plans: readonly RatePlan[]
  onChange: () => void
}

function ChannelRow({ channel, types, plans, onChange }: ChannelRowProps) {
  const { id, name, isActive, rooms, rates } = channel
  const findName = (named: readonly { id: string; name: string }[], of: string) =>
    named.find((one) => one.id === of)?.name ?? say('Removed##a room type or a rate plan')
  return (
    <li className="py-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h3 className="min-w-0 grow wrap-anywhere">
          <UserText>{name}</UserText> {isActive ? null : <Badge tone="neutral">{say('Switched off')}</Badge>}
        </h3>
        <Button variant="secondary" size="sm" onClick={onChange}>
          {say('Change {name}', { name: isolate(name) })}
        </Button>
      </div>
      <dl className="mt-2 grid gap-x-6 sm:grid-cols-2">
        <div className="sm:col-span-2">
          <Copied
            term="HotelCode"
            label={say('Copy the HotelCode of {name}', { name: isolate(name) })}
            text={id}
          />
        </div>
        {rooms.map(({ code, roomTypeId }) => (
          <Copied
            key={code}
            term={say('Room: {name}', { name: isolate(findName(types, roomTypeId)) })}
            label={say('Copy room code {code}', { code })}
            text={code}
          />
        ))}
        {rates.map(({ code, ratePlanId }) => (
          <Copied
            key={code}
            term={say('Rate: {name}', { name: isolate(findName(plans, ratePlanId)) })}
            label={say('Copy rate code {code}', { code })}
            text={code}
          />
        ))}
      </dl>
    </li>
  )
}

/** Something to enter elsewhere. */
function Copied({ term, label, text }: { term: string; label: string; text: string }) {
  return (
    <div className="flex min-w-0 items-center gap-2 py-1">
      <div className="min-w-0 grow">
        <dt className="text-sm text-muted wrap-anywhere">{term}</dt>
        <dd className="font-[540] wrap-anywhere">{text}</dd>
      </div>
      <CopyIconButton text={text} label={label} />
    </div>
  )
}
