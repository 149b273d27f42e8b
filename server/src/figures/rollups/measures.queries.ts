/** Measures of a booking: columns of the view booking_figures and of the tables of days. */
const ofBookings = [
  'bookings',
  'cancelled',
  'referred',
  'revenue_cents',
  'fees_cents',
  'commission_cents',
  'net_commission_cents',
  'lead_days',
  'stay_nights',
  ...['lead_0', 'lead_1', 'lead_2', 'lead_3', 'lead_4'],
  ...['stay_0', 'stay_1', 'stay_2', 'stay_3', 'stay_4'],
]
const ofReferrals = ['bookings', 'cancelled', 'revenue_cents', 'commission_cents', 'net_commission_cents']
/** Measures of clicks: those that count, and new visitors beyond the limit of one address. */
const ofClicks = ['clicks', 'suspected']
/** Measures of a link or a method: sums over rows of booking_commissions. */
const ofLinks = {
  bookings: "count(*) FILTER (WHERE outcome <> 'cancelled')",
  cancelled: "count(*) FILTER (WHERE outcome = 'cancelled')",
  no_shows: "count(*) FILTER (WHERE outcome = 'no-show')",
  stays: "count(*) FILTER (WHERE outcome = 'stayed')",
  revenue_cents: 'sum(revenue_usd_cents)',
  commission_cents: 'sum(gross_usd_cents)',
  earned_cents: "coalesce(sum(net_usd_cents) FILTER (WHERE state = 'earned'), 0)",
  expected_cents: "coalesce(sum(net_usd_cents) FILTER (WHERE state = 'expected'), 0)",
}

export const dayMeasures = written(ofBookings)
export const referralMeasures = written(ofReferrals)
export const clickMeasures = written(ofClicks)
export const referralMeasuresAndClicks = written([...ofReferrals, ...ofClicks])
export const dayMeasuresAndClicks = written([...ofBookings, ...ofClicks])
export const linkMeasures = {
  ...written(Object.keys(ofLinks)),
  sums: Object.entries(ofLinks)
    .map(([name, sum]) => `${sum} AS ${name}`)
    .join(', '),
}

/** Writes the columns in the forms in which the SQL needs them. */
function written(names: string[]) {
  const each = (write: (name: string) => string) => names.map(write).join(', ')
  return {
    names: each((name) => name),
    sums: each((name) => `sum(${name}) AS ${name}`),
    replaced: each((name) => `${name} = excluded.${name}`),
    added: (table: string) => each((name) => `${name} = ${table}.${name} + excluded.${name}`),
    /** Computes the change from `old` to `fresh`. */
    differences: each((name) => `sum(fresh.${name} - coalesce(old.${name}, 0)) AS ${name}`),
  }
}
