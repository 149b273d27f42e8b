-- The cash book of some days reads payments only.
CREATE INDEX folio_lines_payments_idx ON folio_lines (hotel_id, on_date, number) WHERE method IS NOT NULL;

-- The tax report of a month needs the charges for its nights, whenever they were written. Few of them are for longer
-- than a month, so that those which begin shortly before it are found by their first night, and the long ones by their
-- last.
CREATE INDEX folio_lines_nights_idx ON folio_lines (hotel_id, from_on) WHERE from_on IS NOT NULL;
CREATE INDEX folio_lines_long_idx ON folio_lines (hotel_id, until_on) WHERE until_on - from_on > 30;
