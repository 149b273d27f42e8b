/** The reference of a stay. */
export function ReceiptTag({ line: { reference } }: { line: { reference: string } }) {
  return <span className="keytag">{reference}</span>
}
