import type { RoomType } from '@roomlark/contract/inventory/rooms'
import { say } from '@roomlark/contract/say'
import { countText } from '../../../../lib/format-number.ts'
import { Card, CardHead } from '../../../../ui/card.tsx'
import { CopyButton } from '../../../../ui/copy-button.tsx'
import { TriangleAlert } from '../../../../ui/icons/triangle-alert.ts'

/** The addresses that other sites can subscribe to. */
export function ExportsCard({ types }: { types: readonly RoomType[] }) {
  return (
    <Card>
      <CardHead
        title={say('Export your calendar')}
        subtitle={say(
          'Paste the address where another site asks for an iCal link. Anyone who has it can see when rooms are taken, but not by whom.',
        )}
      />
      <ul className="-my-3 divide-y divide-border">
        {types.map(({ id, name, icalToken, rooms, roomTokens }) => (
          <li key={id} className="py-3">
            <div className="flex flex-wrap items-center gap-x-4 gap-y-1.5">
              <div className="min-w-0 grow basis-72">
                <h3 className="wrap-anywhere">{name}</h3>
                <p className="truncate text-sm text-muted">{calendarAddress(icalToken)}</p>
              </div>
              <CopyButton text={calendarAddress(icalToken)} label={say('Copy address')} />
            </div>
            {rooms.length > 1 ? (
              <p className="mt-1.5 flex max-w-prose gap-2 text-sm text-warning-text">
                <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
                {say(
                  'This address has the stays of all {count} rooms. A site that takes it for one room closes it as soon as one of them is taken. Give each room there its own address below.',
                  { count: countText(rooms.length) },
                )}
              </p>
            ) : null}
            {rooms.length > 0 ? (
              <RoomAddresses rooms={rooms} tokens={roomTokens} isOpen={rooms.length > 1} />
            ) : null}
          </li>
        ))}
      </ul>
    </Card>
  )
}

type RoomAddressesProps = {
  rooms: RoomType['rooms']
  tokens: RoomType['roomTokens']
  isOpen: boolean
}

/** A site that lists rooms one by one needs the address of each. */
function RoomAddresses({ rooms, tokens, isOpen }: RoomAddressesProps) {
  return (
    <details open={isOpen} className="mt-1.5">
      <summary className="cursor-pointer text-sm font-[540] text-primary-text">
        {say('Addresses of single rooms')}
      </summary>
      <ul className="mt-1 divide-y divide-border border-l-2 border-border pl-3.5">
        {rooms.map(({ id, number }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
            <span className="keytag">{number}</span>
            <p className="min-w-0 grow basis-60 truncate text-sm text-muted">
              {calendarAddress(tokens[id] ?? '')}
            </p>
            <CopyButton
              text={calendarAddress(tokens[id] ?? '')}
              label={say('Copy address of room {number}', { number })}
            />
          </li>
        ))}
      </ul>
    </details>
  )
}

function calendarAddress(token: string): string {
  return `${location.origin}/ical/${token}.ics`
}
