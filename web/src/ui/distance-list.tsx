import { distanceText } from '../lib/format-number.ts'

type DistanceListProps = { places: readonly { name: string; meters: number }[] }

/** Distances to places; hidden if there are none. */
export function DistanceList({ places }: DistanceListProps) {
  if (places.length === 0) return null
  return (
    <dl className="mt-3.5 grid max-w-[600px] gap-1.5 text-[14px]">
      {places.map(({ name, meters }) => (
        <div key={`${name} ${meters}`} className="flex justify-between gap-4">
          <dt dir="auto" className="min-w-0 text-muted wrap-anywhere">
            {name}
          </dt>
          <dd className="shrink-0 tabular-nums">{distanceText(meters)}</dd>
        </div>
      ))}
    </dl>
  )
}
