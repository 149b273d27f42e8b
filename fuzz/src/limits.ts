/** No request may keep all others waiting for longer. */
export const mostHeldMs = 200

/** Turns of the event loop from this length on are noted for the report. */
export const notedHeldMs = 50
