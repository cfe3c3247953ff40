/** The four-pointed spark on a 24 x 24 field: points, Sophie's hair clip and the cover's spark tile share it. */
export const SPARK_SHAPE =
  'M12 1.6c.55 0 1 .35 1.2.9l1.5 4.2c.35 1 1.1 1.75 2.1 2.1l4.2 1.5c1.2.4 1.2 2 0 2.4l-4.2 1.5c-1 .35-1.75 1.1-2.1 2.1l-1.5 4.2c-.4 1.2-2 1.2-2.4 0l-1.5-4.2c-.35-1-1.1-1.75-2.1-2.1L3 12.7c-1.2-.4-1.2-2 0-2.4l4.2-1.5c1-.35 1.75-1.1 2.1-2.1l1.5-4.2c.2-.55.65-.9 1.2-.9Z';
