export default function TideNotice() {
  return <aside className="tide-notice">High tide at noon.</aside>;
}
