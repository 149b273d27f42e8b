import { type ReactNode, use, useMemo } from 'react'
import { countryNumber } from './country-numbers.ts'
import { loadAtlas } from './locator-atlas.ts'
import { type Coordinates, findHome, type Land } from './locator-land.ts'
import { isOutside } from './locator-outside.ts'
import { chooseView, circleAround, drawOutline, frame, makeFrame, type Point } from './locator-view.ts'

export type LocatorMapProps = {
  /** ISO 3166-1 alpha-2 */
  country: string
  latitude: number | null
  longitude: number | null
  /** Beside the marker. */
  city: string
  /** Description of the map. */
  label: string
}

export function LocatorOutlines({ country, latitude, longitude, city, label }: LocatorMapProps) {
  const atlas = use(loadAtlas())
  const drawing = useMemo(
    () => draw(atlas, country, toPlace(latitude, longitude)),
    [atlas, country, latitude, longitude],
  )
  if (!drawing) {
    return (
      <p className="grid size-full place-items-center p-4 text-sm text-muted">
        There is no map of this place.
      </p>
    )
  }
  const { around, home, marker, circle } = drawing
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${frame.width} ${frame.height}`}
      className="block size-full bg-[color-mix(in_srgb,var(--color-primary-soft)_70%,var(--color-sunken))] stroke-border"
      strokeLinejoin="round"
    >
      <path d={around} className="fill-surface" />
      <path
        d={home}
        className="fill-[color-mix(in_srgb,var(--color-primary)_22%,var(--color-surface))] stroke-[color-mix(in_srgb,var(--color-primary)_60%,var(--color-surface))]"
      />
      {circle ? (
        <circle {...circle} className="fill-none stroke-primary" strokeWidth="3" strokeDasharray="7 5" />
      ) : null}
      {marker ? <Marker point={marker} city={city} /> : null}
    </svg>
  )
}

type OutsideProps = Pick<LocatorMapProps, 'country' | 'latitude' | 'longitude'> & { children: ReactNode }

/** Shown if the coordinates are clearly not in the country. */
export function Outside({ country, latitude, longitude, children }: OutsideProps) {
  const atlas = use(loadAtlas())
  const isShown = useMemo(() => {
    const place = toPlace(latitude, longitude)
    return place !== null && isOutside(atlas, countryNumber(country), place)
  }, [atlas, country, latitude, longitude])
  return isShown ? children : null
}

function toPlace(latitude: number | null, longitude: number | null): Coordinates | null {
  return latitude === null || longitude === null ? null : [longitude, latitude]
}

/** Letters that still fit beside the marker. */
const longest = 22

function Marker({ point: [x, y], city }: { point: Point; city: string }) {
  const isRight = x > frame.width / 2
  return (
    <g transform={`translate(${x} ${y})`}>
      <path
        d="M0 0C-4-9-13-14-13-24a13 13 0 0 1 26 0C13-14 4-9 0 0Z"
        className="fill-accent stroke-surface"
        strokeWidth="2"
      />
      <circle cy="-24" r="4.5" className="fill-on-accent stroke-none" />
      <text
        x={isRight ? -19 : 19}
        y="-17"
        textAnchor={isRight ? 'end' : 'start'}
        paintOrder="stroke"
        strokeWidth="5"
        className="fill-text stroke-surface font-sans text-[23px] font-strong"
      >
        {city.length > longest ? `${city.slice(0, longest - 1)}…` : city}
      </text>
    </g>
  )
}

type Drawing = { around: string; home: string; marker: Point | null; circle: ReturnType<typeof circleAround> }

function draw(atlas: readonly Land[], country: string, place: Coordinates | null): Drawing | null {
  const number = countryNumber(country)
  const own = atlas.filter((land) => land.country === number)
  const home = findHome(own, place)
  const view = chooseView(home, place)
  if (!view) return null
  return {
    around: drawOutline(atlas, view),
    home: drawOutline(own, view),
    marker: place ? makeFrame(view)(place) : null,
    circle: place ? null : circleAround(home, view),
  }
}
