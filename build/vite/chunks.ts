/**
 * Which modules are one file in the browser. Left to itself the bundler makes a file of every set of modules that the
 * same screens share, some of 200 bytes: each is one more request and address, and compresses badly on its own.
 */
export const chunkGroups = [
  // Changes only with the packages, so that a deploy of words leaves it in the visitor's cache.
  {
    name: "framework",
    test: /node_modules\/(react|react-dom|scheduler|react-router)\/|rolldown\/runtime/,
    priority: 2,
  },
  // What two screens or more show; what one screen alone has stays with it.
  {
    name: "site",
    test: /\/app\/(frame|ui|sections|seo)\/|node_modules\/(clsx|lucide-react)\/|vite\/preload-helper/,
    minShareCount: 2,
    priority: 1,
  },
];
