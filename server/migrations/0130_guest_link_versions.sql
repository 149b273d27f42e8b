-- The link of a guest is signed for a version; links of earlier versions have ended.
ALTER TABLE bookings ADD COLUMN link_version integer NOT NULL DEFAULT 1;
