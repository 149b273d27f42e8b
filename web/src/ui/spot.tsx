import type { ReactNode } from 'react'

function Spot({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 160 110" width="160" height="110" aria-hidden="true" className="shrink-0">
      {children}
    </svg>
  )
}

export function BellSpot() {
  return (
    <Spot>
      <ellipse cx="80" cy="98" rx="60" ry="6" className="fill-sunken" />
      <rect x="34" y="82" width="92" height="12" rx="6" className="fill-primary" />
      <path d="M44 82a36 36 0 0 1 72 0Z" className="fill-accent" />
      <path
        d="M54 76a26 26 0 0 1 16-20"
        className="fill-none stroke-surface opacity-60"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <rect x="77" y="36" width="6" height="12" className="fill-primary" />
      <circle cx="80" cy="34" r="6" className="fill-primary" />
      <path
        d="M34 44l-8-6M126 44l8-6M30 58H20M130 58h10"
        className="stroke-control"
        strokeWidth="3"
        strokeLinecap="round"
      />
    </Spot>
  )
}

export function DoorSpot() {
  return (
    <Spot>
      <ellipse cx="80" cy="100" rx="54" ry="6" className="fill-sunken" />
      <path d="M48 100V48a32 32 0 0 1 64 0v52Z" className="fill-secondary-soft" />
      <path d="M55 100V50a25 25 0 0 1 50 0v50Z" className="fill-secondary" />
      <path
        d="M62 62h14v28H62ZM84 62h14v28H84ZM68 50a12 12 0 0 1 24 0"
        className="fill-none stroke-secondary-soft opacity-70"
        strokeWidth="2"
      />
      <circle cx="80" cy="80" r="3" className="fill-accent" />
      <circle cx="114" cy="30" r="16" className="fill-error-soft" />
      <path
        d="M114 22.5v9M114 37.2v.3"
        className="stroke-error-text"
        strokeWidth="3.5"
        strokeLinecap="round"
      />
    </Spot>
  )
}

export function KeyRackSpot() {
  return (
    <Spot>
      <rect x="16" y="22" width="128" height="14" rx="7" className="fill-secondary-soft" />
      <path
        d="M36 36v8a6 6 0 1 0 6 6M80 36v8a6 6 0 1 0 6 6M124 36v8a6 6 0 1 0 6 6"
        className="fill-none stroke-control"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <g transform="rotate(8 80 54)">
        <path d="M80 52v10" className="stroke-control" strokeWidth="2" />
        <path d="M80 60l14 10v24a5 5 0 0 1-5 5H71a5 5 0 0 1-5-5V70Z" className="fill-accent" />
        <circle cx="80" cy="70" r="3.5" className="fill-surface" />
        <path d="M73 84h14" className="stroke-on-accent opacity-60" strokeWidth="2.5" strokeLinecap="round" />
      </g>
    </Spot>
  )
}

export function SuitcaseSpot() {
  return (
    <Spot>
      <ellipse cx="80" cy="100" rx="58" ry="6" className="fill-sunken" />
      <path
        d="M64 34V24a6 6 0 0 1 6-6h20a6 6 0 0 1 6 6v10"
        className="fill-none stroke-control"
        strokeWidth="4"
      />
      <rect x="36" y="32" width="88" height="66" rx="12" className="fill-primary" />
      <path d="M52 32h9v66h-9ZM99 32h9v66h-9Z" className="fill-primary-hover" />
      <g transform="rotate(-12 84 66)">
        <path d="M70 60h26a3 3 0 0 1 3 3v8a3 3 0 0 1-3 3H70l-7-7Z" className="fill-accent" />
        <circle cx="70" cy="67" r="2" className="fill-primary" />
      </g>
    </Spot>
  )
}
