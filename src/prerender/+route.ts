/** One Vike page answers every URL; the route table of react-router decides what it shows. */
export default '*'
