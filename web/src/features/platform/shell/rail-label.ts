/** Words beside an icon, shown as a small card next to the rail where only icons fit. Needs a `group` above. */
export const railLabel = [
  'max-desk:pointer-events-none max-desk:absolute max-desk:top-1/2 max-desk:left-full max-desk:z-30 max-desk:ml-2.5 max-desk:-translate-y-1/2',
  'max-desk:rounded-md max-desk:border max-desk:border-border max-desk:bg-raised max-desk:px-3 max-desk:py-1.5 max-desk:whitespace-nowrap max-desk:text-text max-desk:[box-shadow:var(--shadow-md)]',
  'max-desk:opacity-0 max-desk:transition-opacity max-desk:group-hover:opacity-100 max-desk:group-focus-visible:opacity-100',
].join(' ')
