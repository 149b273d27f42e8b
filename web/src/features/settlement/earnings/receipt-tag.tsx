import { Link } from '../../../ui/link.tsx'

/** The reference of a stay, which opens its receipt. */
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
