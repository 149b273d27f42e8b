/** The look of a price on a map. */
export const pricePin =
  'block rounded-full border border-control bg-raised px-2.5 py-1 text-[13px] leading-4 font-strong whitespace-nowrap font-sans text-text tabular-nums [box-shadow:var(--shadow-md)] hover:bg-primary hover:text-on-primary focus-visible:outline-2 focus-visible:outline-ring'
