-- Guests are shown hotels in this order; the search walks it until a page is full.
CREATE INDEX hotels_guest_order_idx ON hotels ((-star_rating), id) WHERE is_active AND archived_at IS NULL;
