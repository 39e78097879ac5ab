window.countView = path => {
  navigator.sendBeacon('/views', path);
};
