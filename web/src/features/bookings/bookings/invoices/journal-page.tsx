import { type InvoiceState, invoiceStates } from '@roomlark/contract/bookings/invoice-journal'
import { say } from '@roomlark/contract/say'
import { useLocation } from 'react-router'
import { useJournalPage } from '../../../../data/invoices.ts'
import { useAddressParts } from '../../../../lib/use-address-parts.ts'
import { useTitle } from '../../../../lib/use-title.ts'
import { HotelFilter } from '../../../../parts/hotel-choice/hotel-filter.tsx'
import { choice, idIn, listAddress, paged } from '../../../../parts/list/list-address.ts'
import { FilterSegments, ListPage } from '../../../../ui/list-page.tsx'
import { BookingsHead } from '../bookings-head.tsx'
import { ListSkeleton } from '../list/booking-list-states.tsx'
import { JournalTable } from './journal-table.tsx'
import { stateNames } from './journal-words.ts'
import { ReceivablesCard } from './receivables-card.tsx'

const journalAddress = listAddress({ ...paged, hotelId: idIn('hotel'), state: choice(invoiceStates) })

/** Invoices of all bookings with what is still open, and who owes it. */
export function JournalPage() {
  useTitle(say('Invoices'))
  const { search } = useLocation()
  const filter = journalAddress.read(search)
  const change = useAddressParts(journalAddress.narrow)
  const list = useJournalPage(filter)
  const meta = list.data?.meta
  const isWhole = filter.search === undefined && filter.state === undefined && filter.page === 1
  return (
    <ListPage
      list={list}
      address={journalAddress}
      head={
        <>
          <BookingsHead
            subtitle={
              meta && !list.isPlaceholderData
                ? say('{count, plural, one {# invoice} other {# invoices}}', { count: meta.total })
                : ''
            }
          />
          {isWhole ? <ReceivablesCard hotelId={filter.hotelId} /> : null}
        </>
      }
      searchLabel={say('Search invoices')}
      placeholder={say('Number, company or name')}
      filters={
        <>
          <HotelFilter value={filter.hotelId} onChoose={(hotelId) => change({ hotelId })} />
          <FilterSegments<InvoiceState>
            label={say('State of the invoices')}
            words={stateNames}
            value={filter.state}
            counts={undefined}
            to={(state) => journalAddress.narrow(search, { state: state ?? null })}
          />
        </>
      }
      failed={say('The invoices did not load')}
      loading={<ListSkeleton />}
      nothing={{
        title: say('No invoices yet'),
        text: say('Invoices and credit notes that you issue on the folio of a booking are listed here.'),
      }}
      notFound={{
        title: say('No invoices found'),
        text: say('No invoice matches your search.'),
        all: say('Show all invoices'),
      }}
    >
      {(entries) => <JournalTable entries={entries} />}
    </ListPage>
  )
}
