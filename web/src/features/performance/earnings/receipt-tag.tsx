import { Link } from '../../../ui/link.tsx'

/** The reference of a stay; it leads to the receipt of its commission. */
export function ReceiptTag({
  line: { bookingId, reference },
}: {
  line: { bookingId: string; reference: string }
}) {
  return (
    <Link to={`/commissions/${bookingId}`} className="keytag hover:underline">
      {reference}
    </Link>
  )
}
