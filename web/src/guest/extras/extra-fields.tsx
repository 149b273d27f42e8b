export type ExtraRow = {
  id: string
  name: string
  description: string
  price: string
  /** Says to those who hear it what the number is for. */
  label: string
  note: string
  priceCents: number
  quantity: number
  most: number
  /** Nothing can be chosen: it is sold out, or it is too late. */
  isFixed: boolean
}

/** Extras to order, each with how many; the form around them sends the price that was shown with each. */
export function ExtraFields({ rows }: { rows: readonly ExtraRow[] }) {
  return (
    <ul className="divide-y divide-border">
      {rows.map((row) => (
        <li key={row.id} className="flex items-start justify-between gap-4 py-3.5">
          <div className="min-w-0 wrap-anywhere">
            <b className="block text-[15px] font-strong">{row.name}</b>
            {row.description ? <p className="text-[14px] text-muted">{row.description}</p> : null}
            <p className="text-[14px] tabular-nums">{row.price}</p>
            {row.note ? <p className="text-sm text-muted">{row.note}</p> : null}
          </div>
          {row.isFixed ? (
            <span className="shrink-0 py-2 tabular-nums">{row.quantity > 0 ? row.quantity : ''}</span>
          ) : (
            <>
              <input type="hidden" name={`price-${row.id}`} value={row.priceCents} />
              <select
                name={`extra-${row.id}`}
                aria-label={row.label}
                defaultValue={String(row.quantity)}
                data-ordered={row.quantity}
                className="h-(--control-h) w-[76px] shrink-0 rounded-md border border-control bg-surface px-[13px] tabular-nums"
              >
                {Array.from({ length: row.most + 1 }, (_, number) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the number is what it is
                  <option key={number} value={number}>
                    {number}
                  </option>
                ))}
              </select>
            </>
          )}
        </li>
      ))}
    </ul>
  )
}
