import { say } from '@roomlark/contract/say'
import { createContext, type ReactNode, use } from 'react'
import { useLocation } from 'react-router'
import { sayRich } from '../../../lib/say-rich.ts'
import { May } from '../../../session/may.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { Plus } from '../../../ui/icons/plus.ts'
import { readHotelId, withParts } from './booking-address.ts'
import { BookingsViews } from './bookings-views.tsx'

/** Tabs of administrators below the title of every view, which belong to another feature. */
export const BookingsTabs = createContext<ReactNode>(null)

type BookingsHeadProps = {
  subtitle: string
  /** False where nobody takes bookings, as on the phones of those who clean rooms. */
  hasNew?: boolean
  children?: ReactNode
}

/** The title of the page, its views, and the way to a new booking. */
export function BookingsHead({ subtitle, hasNew = true, children }: BookingsHeadProps) {
  const { search } = useLocation()
  const tabs = use(BookingsTabs)
  const hotelId = readHotelId(search)
  return (
    <>
      {/* Beside an open panel the views have no room for icons, and a line of their own. */}
      <div className="@container mb-[18px] md:mb-6">
        <div className="flex flex-wrap items-end gap-x-3 gap-y-3.5">
          <div className="mr-auto min-w-0">
            <h1 className="max-md:text-[26px] max-md:leading-8">{say('Bookings')}</h1>
            <p role="status" className="mt-1 min-h-[22px] text-muted">
              {subtitle}
            </p>
          </div>
          {hasNew ? (
            <May do="work-desk" {...(hotelId && { at: hotelId })}>
              <ButtonLink
                to={`/bookings/new${withParts('', { hotel: hotelId })}`}
                className="max-md:px-4 @min-[66rem]:order-last"
              >
                <Plus aria-hidden="true" className="size-[18px]" />
                <span>
                  {sayRich('New<span> booking</span>', {
                    span: (text) => <span className="max-md:sr-only">{text}</span>,
                  })}
                </span>
              </ButtonLink>
            </May>
          ) : null}
          <div className="flex max-w-full min-w-0 flex-wrap items-center gap-2.5 @max-[66rem]:w-full">
            {children}
            <BookingsViews />
          </div>
        </div>
      </div>
      {tabs}
    </>
  )
}
