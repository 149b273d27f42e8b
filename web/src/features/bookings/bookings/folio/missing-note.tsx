import { invoiceNeedNames } from '@roomlark/contract/bookings/invoice-need-words'
import type { InvoiceNeed } from '@roomlark/contract/bookings/invoice-needs'
import { say } from '@roomlark/contract/say'
import { listWords } from '../../../../lib/list-words.ts'
import { useMay } from '../../../../session/use-may.ts'
import { CircleAlert } from '../../../../ui/icons/circle-alert.ts'
import { Link } from '../../../../ui/link.tsx'
import { Note } from '../../../../ui/note.tsx'

type MissingNoteProps = {
  hotelId: string
  missing: readonly InvoiceNeed[]
  /** Says which fields of the payer are missing, and where they are entered. */
  describePayer: (fields: string) => string
}

/** Details that the law of the hotel's country requires and nobody has entered yet, with the way to enter them. */
export function MissingNote({ hotelId, missing, describePayer }: MissingNoteProps) {
  const mayChange = useMay('change-offer', hotelId)
  const isOfPayer = (need: InvoiceNeed) => need === 'payerName' || need === 'payerAddress'
  const ofHotel = missing.filter((need) => !isOfPayer(need)).map((need) => invoiceNeedNames[need])
  const ofPayer = missing.filter(isOfPayer).map((need) => invoiceNeedNames[need])
  if (missing.length === 0) return null
  return (
    <Note tone="warning" icon={<CircleAlert />} title={say('This invoice cannot be issued yet')}>
      {ofHotel.length > 0 ? (
        <p>
          {say('Missing about your company: {fields}.', { fields: listWords(ofHotel) })}{' '}
          {mayChange ? (
            <Link className="link" to={`/hotels/${hotelId}/invoicing`}>
              {say('Enter it under Hotel details on invoices')}
            </Link>
          ) : (
            say('A manager can enter it.')
          )}
        </p>
      ) : null}
      {ofPayer.length > 0 ? <p>{describePayer(listWords(ofPayer))}</p> : null}
    </Note>
  )
}
