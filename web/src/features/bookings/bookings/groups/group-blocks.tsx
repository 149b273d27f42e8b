import type { Group } from '@roomlark/contract/bookings/groups'
import { say } from '@roomlark/contract/say'
import { weekdayDay } from '../../../../lib/day-words.ts'
import { countText } from '../../../../lib/format-number.ts'
import { moneyText } from '../../../../parts/money/money-text.ts'

/** The block by type and night: how many were agreed on, how many are booked, and how many are still held. */
export function GroupBlocks({ group }: { group: Group }) {
  const nights = [
    ...new Set(group.blocks.flatMap((block) => block.nights.map(({ night }) => night))),
  ].toSorted()
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      aria-label={say('Rooms by night')}
      className="overflow-x-auto"
    >
      <table className="w-full border-collapse text-left text-[14px]">
        <caption className="sr-only">{say('Rooms by type and night')}</caption>
        <thead className="text-sm text-muted [&_th]:px-2.5 [&_th]:pb-2 [&_th]:font-[560] [&_th]:whitespace-nowrap">
          <tr>
            <th scope="col" className="pl-0!">
              {say('Room type')}
            </th>
            {nights.map((night) => (
              <th key={night} scope="col" className="text-right">
                {weekdayDay(night)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {group.blocks.map((block) => (
            <tr
              key={block.roomTypeId}
              className="align-top [&>*]:border-t [&>*]:border-border [&>*]:px-2.5 [&>*]:py-3"
            >
              <th scope="row" className="min-w-32 pl-0! font-[540] wrap-anywhere">
                {block.roomTypeName}
                <span className="block text-sm font-normal text-muted">
                  {block.priceCents === null
                    ? say('At the rate plan’s price')
                    : say('{price} a night', {
                        price: moneyText(block.priceCents, group.currency),
                      })}
                </span>
              </th>
              {nights.map((on) => {
                const night = block.nights.find((one) => one.night === on)
                return (
                  <td key={on} className="text-right whitespace-nowrap tabular-nums">
                    {night ? (
                      <>
                        {say('{picked} of {rooms}', {
                          picked: countText(night.picked),
                          rooms: countText(night.rooms),
                        })}
                        <span className="block text-sm text-muted">
                          {say('{held, plural, one {# held} other {# held}}', { held: night.held })}
                        </span>
                      </>
                    ) : (
                      <span className="text-muted">{say('None')}</span>
                    )}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
